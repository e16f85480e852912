import type { LanguageCode, PackName } from '@nightlight/contract/enums'
import type { Payment } from './payment-queries.ts'

type Texts = {
  title: string
  notice: string
  /** As the app calls them (apps/web/public/locales). */
  packs: Record<PackName, string>
  /** What is bought. */
  order: (pack: string, credits: string) => string
  cardNumber: string
  hint: (paid: string, declined: string) => string
  pay: (price: string) => string
  cancel: string
  declined: string
  unknown: string
}

const texts: Record<LanguageCode, Texts> = {
  en: {
    title: 'Test checkout',
    notice: 'This is only a test. No card is charged, and nothing you type here is kept.',
    packs: { Starter: 'Starter', Professional: 'Professional', Enterprise: 'Enterprise' },
    order: (pack, credits) => `${pack} pack · ${credits} credits`,
    cardNumber: 'Card number',
    hint: (paid, declined) => `${paid} is paid, ${declined} is declined.`,
    pay: price => `Pay ${price}`,
    cancel: 'Cancel',
    declined: 'The card was declined. Nothing was charged.',
    unknown: 'Only the two test cards work here. Please use one of them.',
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Esto es solo una prueba. No se cobra ninguna tarjeta y nada de lo que escribas aquí se guarda.',
    packs: { Starter: 'Inicial', Professional: 'Profesional', Enterprise: 'Empresa' },
    order: (pack, credits) => `Paquete ${pack} · ${credits} créditos`,
    cardNumber: 'Número de tarjeta',
    hint: (paid, declined) => `Con ${paid} el pago se acepta; con ${declined} se rechaza.`,
    pay: price => `Pagar ${price}`,
    cancel: 'Cancelar',
    declined: 'Se ha rechazado la tarjeta. No se ha cobrado nada.',
    unknown: 'Aquí solo funcionan las dos tarjetas de prueba. Usa una de ellas.',
  },
  fr: {
    title: 'Paiement d’essai',
    notice: 'Ceci n’est qu’un essai. Aucune carte n’est débitée et rien de ce que vous saisissez ici n’est conservé.',
    packs: { Starter: 'Découverte', Professional: 'Professionnel', Enterprise: 'Entreprise' },
    order: (pack, credits) => `Pack ${pack} · ${credits} crédits`,
    cardNumber: 'Numéro de carte',
    hint: (paid, declined) => `${paid} est acceptée, ${declined} est refusée.`,
    pay: price => `Payer ${price}`,
    cancel: 'Annuler',
    declined: 'La carte a été refusée. Rien n’a été débité.',
    unknown: 'Seules les deux cartes d’essai fonctionnent ici. Utilisez l’une d’elles.',
  },
  de: {
    title: 'Testkasse',
    notice: 'Das ist nur ein Test. Keine Karte wird belastet, und nichts, was du hier eingibst, wird gespeichert.',
    packs: { Starter: 'Einstieg', Professional: 'Profi', Enterprise: 'Einrichtung' },
    order: (pack, credits) => `Paket ${pack} · ${credits} Credits`,
    cardNumber: 'Kartennummer',
    hint: (paid, declined) => `${paid} wird angenommen, ${declined} wird abgelehnt.`,
    pay: price => `${price} bezahlen`,
    cancel: 'Abbrechen',
    declined: 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht.',
    unknown: 'Hier gehen nur die beiden Testkarten. Bitte nimm eine davon.',
  },
  zh: {
    title: '测试付款',
    notice: '这只是测试，不会从任何银行卡扣款，这里输入的内容也不会保存。',
    packs: { Starter: '入门', Professional: '专业', Enterprise: '机构' },
    order: (pack, credits) => `${pack}套餐 · ${credits} 个积分`,
    cardNumber: '卡号',
    hint: (paid, declined) => `${paid} 会付款成功，${declined} 会被拒绝。`,
    pay: price => `支付 ${price}`,
    cancel: '取消',
    declined: '这张卡被拒绝了，没有扣款。',
    unknown: '这里只能用这两张测试卡，请选其中一张。',
  },
}

/** Colours, faces and theme are the web app's own, where it is built; before that the page is plain, and still works. */
const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--font-body, system-ui, sans-serif) }
  main { width: min(27rem, 100%); padding: clamp(1.25rem, 6vw, 2rem); border: 1px solid var(--line); border-radius: 1.375rem; background: var(--surface); box-shadow: var(--shadow-card, none) }
  h1, .price, label, button { font-family: var(--font-heading, inherit) }
  h1 { display: flex; align-items: center; gap: .75rem; margin: 0 0 1.25rem; font-size: 1.5rem; line-height: 1.25 }
  h1 img { border-radius: .5rem }
  p { margin: 0 0 1.25rem }
  .notice { padding: .75rem 1rem; border: 2px dashed var(--amber); border-radius: .875rem }
  .soft { color: var(--ink-soft); font-size: .9375rem; line-height: 1.5 }
  .number { white-space: nowrap }
  .price { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .75rem; font-weight: 600 }
  .refused { padding: .75rem 1rem; border-radius: .875rem; background: var(--danger-soft); color: var(--danger); font-weight: 700 }
  label { display: block; font-weight: 600 }
  input { width: 100%; min-height: 2.75rem; margin: .25rem 0 .5rem; padding: 0 1rem; border: 1px solid var(--line-strong); border-radius: .875rem; background: var(--surface); color: inherit; font: inherit }
  input[aria-invalid] { border: 2px solid var(--danger) }
  button { width: 100%; min-height: 2.75rem; margin-top: .75rem; border: 1px solid var(--line-strong); border-radius: 9999px; background: none; color: inherit; font-size: inherit; font-weight: 600; cursor: pointer }
  button[value=pay] { min-height: 3.25rem; margin-top: 0; border-color: var(--amber); background: var(--amber); color: var(--on-amber); font-size: 1.25rem }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 3px }`

const paidCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'

const shown = (card: string) => `<span class="number">${card}</span>`

type Asked = {
  language: LanguageCode /** What brings the look of the web app, for the head. */
  look: string
  refused: 'declined' | 'unknown' | undefined
}

/** The page of the test checkout, whole. Nothing that a person typed stands on it. */
export function testCheckoutPage(payment: Payment, { language, look, refused }: Asked): string {
  const text = texts[language]
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: payment.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  }).format(payment.price / 100)
  const credits = new Intl.NumberFormat(language).format(payment.credits)
  const problem = refused === undefined ? '' : `<p class="refused" role="alert" id="problem">${text[refused]}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${text.title} · Nightlight</title>
${look}
<style>${style}</style>
</head>
<body>
<main>
<h1><img src="/favicon.svg" width="36" height="36" alt="">${text.title}</h1>
<p class="notice">${text.notice}</p>
<p class="price"><span>${text.order(text.packs[payment.pack], credits)}</span><span>${price}</span></p>
<form method="post">
${problem}
<label for="card">${text.cardNumber}</label>
<input id="card" name="cardNumber" value="${paidCard}" inputmode="numeric" pattern="[0-9 ]*" autocomplete="off" maxlength="25" aria-describedby="hint${refused ? ' problem' : ''}"${refused ? ' aria-invalid="true"' : ''}>
<p class="soft" id="hint">${text.hint(shown(paidCard), shown(declinedCard))}</p>
<button name="action" value="pay">${text.pay(price)}</button>
<button name="action" value="cancel" formnovalidate>${text.cancel}</button>
</form>
</main>
</body>
</html>`
}
