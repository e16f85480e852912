import { expect, it } from 'vitest'
import { narrationOf } from './narration.ts'

it.each([
  ['en', '“Warm,” said Mia, and sat up. “Who is it?”\n\n“Me.”', 'said Mia, and sat up.'],
  ['de', '„Warm“, sagte Mia und setzte sich auf. „Wer ist da?“', 'sagte Mia und setzte sich auf.'],
  ['fr', '« Qui est là ? » demanda Mia. Personne ne répondit.', 'demanda Mia. Personne ne répondit.'],
  ['es', '—¿Quién es? —preguntó Inés—. No te veo.\n\nNadie contestó.', 'preguntó Inés.\n\nNadie contestó.'],
  ['zh', '“谁呀？”安安问。没有人回答。', '安安问。没有人回答。'],
] as const)('keeps what the narrator says (%s)', (code, text, narration) => expect(narrationOf(text, code)).toBe(narration))
