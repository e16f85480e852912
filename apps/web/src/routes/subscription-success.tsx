import { useSearchParams } from 'wouter'
import { useUser } from '../features/auth/api.ts'
import { PaymentSuccess } from '../features/billing/payment-success.tsx'

export default function SubscriptionSuccess() {
  const user = useUser()
  const [search] = useSearchParams()
  return user && <PaymentSuccess user={user} sessionId={search.get('session_id')} />
}
