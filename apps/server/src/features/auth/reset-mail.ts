import type { LanguageCode } from '@nightlight/contract/enums'

type Text = { subject: string; body: (link: string) => string }

const texts: Record<LanguageCode, Text> = {
  en: {
    subject: 'A new password for Nightlight',
    body: link =>
      `Hello,\n\nsomebody, most likely you, asked for a new Nightlight password. Open this link within an hour to choose one:\n\n${link}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n\nGood night\nNightlight`,
  },
  es: {
    subject: 'Nueva contraseña para Nightlight',
    body: link =>
      `Hola:\n\nAlguien, seguramente tú, ha pedido una contraseña nueva para Nightlight. Abre este enlace antes de una hora para elegirla:\n\n${link}\n\nSi no has sido tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.\n\nBuenas noches\nNightlight`,
  },
  fr: {
    subject: 'Un nouveau mot de passe pour Nightlight',
    body: link =>
      `Bonjour,\n\nQuelqu’un, vous sans doute, a demandé un nouveau mot de passe pour Nightlight. Ouvrez ce lien dans l’heure pour en choisir un :\n\n${link}\n\nSi ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.\n\nBonne nuit\nNightlight`,
  },
  de: {
    subject: 'Ein neues Passwort für Nightlight',
    body: link =>
      `Hallo,\n\nfür dein Konto bei Nightlight wurde ein neues Passwort angefordert. Mit diesem Link kannst du innerhalb einer Stunde eines festlegen:\n\n${link}\n\nWarst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.\n\nGute Nacht\nNightlight`,
  },
  zh: {
    subject: '重设你的 Nightlight 密码',
    body: link =>
      `你好：\n\n有人（应该就是你）申请重设 Nightlight 的密码。请在一小时内打开下面的链接，设置新密码：\n\n${link}\n\n如果不是你本人操作，请放心忽略这封邮件，你的密码不会改变。\n\n晚安\nNightlight`,
  },
}

export const resetMail = (language: LanguageCode, to: string, link: string) => ({
  to,
  subject: texts[language].subject,
  text: texts[language].body(link),
})
