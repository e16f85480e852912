/** Names whose h is sounded, as French keeps it in those from German and English. */
const sounded = /^(?:hans|harry|harold|heidi|helga|henry\b)/i
// A y that no vowel follows is one itself.
const vowel = /^(?:h?[aeiouœæ]|hy|y(?![aeiou]))/i

/** French "de" before a name: "d’Emma", "d’Hugo", "d’Yves", "de Mia", "de Yann", "de Harry". */
export function frenchDe(name: string): string {
  return vowel.test(name.normalize('NFD')) && !sounded.test(name) ? `d’${name}` : `de ${name}`
}

/** The German genitive of a name: "Mias", "Max’", "Felix’", "Moritz’". */
export function germanGenitive(name: string): string {
  return /[sxzß]$/i.test(name) || /ce$/i.test(name) ? `${name}’` : `${name}s`
}
