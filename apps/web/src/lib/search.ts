const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text holds what is searched for, whatever the accents and the case. */
export const holds = (text: string, search: string) => plain(text).includes(plain(search.trim()))
