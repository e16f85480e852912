import { type Character, customizationSchema } from '@nightlight/contract/characters'
import type { CharacterRow } from './queries.ts'

export const presentCharacter = (row: CharacterRow): Character => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  // Kept as JSON, so its shape is made sure of here.
  customization: customizationSchema.parse(row.customization),
  createdAt: row.createdAt.toISOString(),
})
