import type { Setting } from '@nightlight/contract/enums'

/** Where the picture of a place lies, drawn when the app is built. */
export const placePicture = (setting: Setting) => `/samples/place-${setting.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`
