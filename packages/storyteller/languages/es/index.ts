import type { Language } from '../../language.ts'
import { activities } from './content/activities.ts'
import { advanced } from './content/frame/advanced.ts'
import { beginner } from './content/frame/beginner.ts'
import { intermediate } from './content/frame/intermediate.ts'
import { birds } from './content/friends/birds.ts'
import { fantasy } from './content/friends/fantasy.ts'
import { farm } from './content/friends/farm.ts'
import { forest } from './content/friends/forest.ts'
import { jungle } from './content/friends/jungle.ts'
import { sea } from './content/friends/sea.ts'
import { companions, tokens } from './content/nouns.ts'
import { questions } from './content/questions.ts'
import { ancientLibrary } from './content/settings/ancient-library.ts'
import { cloudCity } from './content/settings/cloud-city.ts'
import { crystalCave } from './content/settings/crystal-cave.ts'
import { dragonsLair } from './content/settings/dragons-lair.ts'
import { enchantedForest } from './content/settings/enchanted-forest.ts'
import { fairyVillage } from './content/settings/fairy-village.ts'
import { floatingIsland } from './content/settings/floating-island.ts'
import { hiddenValley } from './content/settings/hidden-valley.ts'
import { magicalCastle } from './content/settings/magical-castle.ts'
import { moonlitBeach } from './content/settings/moonlit-beach.ts'
import { rainbowBridge } from './content/settings/rainbow-bridge.ts'
import { secretGarden } from './content/settings/secret-garden.ts'
import { starlitMeadow } from './content/settings/starlit-meadow.ts'
import { underwaterKingdom } from './content/settings/underwater-kingdom.ts'
import { wizardsTower } from './content/settings/wizards-tower.ts'
import { caring } from './content/themes/caring.ts'
import { discovering } from './content/themes/discovering.ts'
import { feeling } from './content/themes/feeling.ts'
import { growing } from './content/themes/growing.ts'
import { together } from './content/themes/together.ts'
import { world } from './content/themes/world.ts'
import { words } from './content/words.ts'
import { grammar, type Noun } from './grammar.ts'

export const es: Language<Noun> = {
  code: 'es',
  grammar,
  friends: { ...forest, ...jungle, ...sea, ...fantasy, ...farm, ...birds },
  themes: { ...caring, ...growing, ...together, ...discovering, ...feeling, ...world },
  settings: {
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
  },
  frame: { beginner, intermediate, advanced },
  companions,
  tokens,
  questions,
  words,
  activities,
}
