/** French "de" before a name: "d’Emma", "d’Hugo", "de Mia", "de Yann". */
export function frenchDe(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase()
  return 'aeiouhœæ'.includes(first) && first !== '' ? `d’${name}` : `de ${name}`
}

/** The German genitive of a name: "Mias", "Max’", "Felix’", "Moritz’". */
export function germanGenitive(name: string): string {
  return /[sxzß]$/i.test(name) || /ce$/i.test(name) ? `${name}’` : `${name}s`
}
