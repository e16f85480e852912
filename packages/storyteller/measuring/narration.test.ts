import { expect, it } from 'vitest'
import { narrationOf } from './narration.ts'

it.each([
  ['en', '“Warm,” said Mia, and sat up. “Who is it?”\n\n“Me,” said Bo. It was true.\n\n“Oh.”', 'said Mia, and sat up.\n\nIt was true.'],
  ['de', '„Warm“, sagte Mia und setzte sich auf. „Wer ist da?“', 'sagte Mia und setzte sich auf.'],
  ['fr', '« Qui est là ? » demanda Mia. Personne ne répondit.', 'Personne ne répondit.'],
  ['es', '—¿Quién es? —preguntó Inés—. No te veo.\n\nNadie contestó.', 'Nadie contestó.'],
  ['zh', '“谁呀？”安安问。没有人回答。', '没有人回答。'],
] as const)('keeps what the narrator says (%s)', (code, text, narration) => expect(narrationOf(text, code)).toBe(narration))
