/** The one palette of every picture: night-sky indigo, warm lamp amber, cream, and the muted colours of cut paper. */
export const palette = {
  ink: '#262145',
  night: '#171a45',
  indigo: '#2c3172',
  dusk: '#4a4389',
  violet: '#7562ab',
  lilac: '#b3a3d8',
  cream: '#fbf0db',
  paper: '#f1e2c6',
  sand: '#dcbf93',
  amber: '#f4b04f',
  lamp: '#ffdc97',
  rust: '#c96f45',
  coral: '#e8896f',
  rose: '#d9758f',
  blush: '#f0a8a0',
  wine: '#8c3f5e',
  leaf: '#7fa56b',
  moss: '#557f5f',
  fern: '#38604f',
  pine: '#27474a',
  teal: '#3f8f96',
  mint: '#93cdb8',
  sky: '#86b6dc',
  blue: '#4f7fb8',
  bark: '#70503f',
  cocoa: '#4d3836',
  stone: '#8d8aa8',
  slate: '#5d5c80',
  white: '#fdf8ee',
} as const

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** The colour `share` of the way from one `#rrggbb` to another. */
export const mix = (from: string, to: string, share: number): string => {
  let out = '#'
  for (const at of [1, 3, 5]) {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
    out += value.toString(16).padStart(2, '0')
  }
  return out
}

/** How light a colour looks, from 0 to 1. */
export const brightness = (hex: string): number => (0.3 * channel(hex, 1) + 0.59 * channel(hex, 3) + 0.11 * channel(hex, 5)) / 255

/** Towards lamp light. */
export const lighter = (hex: string, share = 0.3): string => mix(hex, palette.cream, share)

/** Towards night. */
export const darker = (hex: string, share = 0.25): string => mix(hex, palette.ink, share)
