import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../lib/lazily.ts'

const ConfirmWindow = lazily(() => import('./confirm-window.tsx'))

export type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names what is lost: "Delete Mia's story?" */
  title: string
  description: string
  confirmLabel: string
  pending?: boolean
  /** It stays open until the caller closes it, so that a failure leaves the question standing. */
  onConfirm: () => void
  children?: ReactNode
}

/** Asks once, by name, before something is gone for good. The window comes when it is first asked for, and stays for the way back. */
export function Confirm(props: ConfirmProps) {
  const [asked, setAsked] = useState(props.open)
  if (props.open && !asked) setAsked(true)
  return <Suspense>{asked && <ConfirmWindow {...props} />}</Suspense>
}
