/** Under this a story that was tried without an account and is to be kept waits in this tab, the child's name in it, until somebody has signed in. */
export const triedKey = 'nightlight.tried'

export const isTriedKept = () => sessionStorage.getItem(triedKey) !== null
