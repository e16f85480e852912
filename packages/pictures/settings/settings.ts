import type { Setting } from '@nightlight/contract/enums'
import { crystalCave, dragonsLair } from './caves.ts'
import { hiddenValley, starlitMeadow } from './lands.ts'
import type { DrawSetting } from './scenery.ts'
import { cloudCity, floatingIsland, rainbowBridge } from './skies.ts'
import { ancientLibrary, magicalCastle, wizardsTower } from './towers.ts'
import { moonlitBeach, underwaterKingdom } from './waters.ts'
import { enchantedForest, fairyVillage, secretGarden } from './woods.ts'

export const drawSettings: Record<Setting, DrawSetting> = {
  'Enchanted Forest': enchantedForest,
  'Magical Castle': magicalCastle,
  'Underwater Kingdom': underwaterKingdom,
  'Cloud City': cloudCity,
  'Secret Garden': secretGarden,
  'Crystal Cave': crystalCave,
  'Fairy Village': fairyVillage,
  "Dragon's Lair": dragonsLair,
  'Starlit Meadow': starlitMeadow,
  'Rainbow Bridge': rainbowBridge,
  'Ancient Library': ancientLibrary,
  "Wizard's Tower": wizardsTower,
  'Moonlit Beach': moonlitBeach,
  'Floating Island': floatingIsland,
  'Hidden Valley': hiddenValley,
}
