import { type ComponentType, lazy } from 'react'
import { whenReached } from './network.ts'

/** React's `lazy` for a part of the app that waits for the network where there is none. */
export const lazily = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => whenReached(load))

/** Fetches a part before it is asked for. A failure here is none: the press will try again. */
export const early = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
