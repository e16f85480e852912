import type { Companion, Token } from '../../../world.ts'
import type { Noun } from '../grammar.ts'

export const companions: Record<Companion, Noun> = {
  firefly: { gender: 'n', nom: 'Glühwürmchen', gen: 'Glühwürmchens' },
  snail: { gender: 'f', nom: 'Schnecke', gen: 'Schnecke' },
  mouse: { gender: 'f', nom: 'Maus', gen: 'Maus' },
  moth: { gender: 'm', nom: 'Nachtfalter', gen: 'Nachtfalters' },
  ladybird: { gender: 'm', nom: 'Marienkäfer', gen: 'Marienkäfers' },
  frog: { gender: 'm', nom: 'Frosch', gen: 'Frosches' },
}

export const tokens: Record<Token, Noun> = {
  scarf: { gender: 'm', nom: 'Schal', gen: 'Schals' },
  handkerchief: { gender: 'n', nom: 'Taschentuch', gen: 'Taschentuchs' },
  mitten: { gender: 'm', nom: 'Fäustling', gen: 'Fäustlings' },
  'paper-boat': { gender: 'n', nom: 'Papierboot', gen: 'Papierboots' },
  'jam-jar': { gender: 'n', nom: 'Marmeladenglas', gen: 'Marmeladenglases' },
  cap: { gender: 'f', nom: 'Wollmütze', gen: 'Wollmütze' },
  basket: { gender: 'n', nom: 'Körbchen', gen: 'Körbchens' },
  sock: { gender: 'f', nom: 'Socke', gen: 'Socke' },
}
