import type { ActivityType } from '@nightlight/contract/enums'
import { Dices, type LucideIcon, MessagesSquare, Music, Palette, PenLine, Puzzle, Scissors } from 'lucide-react'

export const activityIcons: Record<ActivityType, LucideIcon> = {
  creative: Palette,
  musical: Music,
  writing: PenLine,
  puzzle: Puzzle,
  discussion: MessagesSquare,
  craft: Scissors,
  game: Dices,
}
