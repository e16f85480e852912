import { expect, test } from 'vitest'
import { frenchDe, germanGenitive } from './inflect.ts'

test('French “de” elides before a vowel and a mute h, not a sounded one, whatever accent it wears', () => {
  expect(['Emma', 'Élise', 'Hugo', 'Yves', 'Œdipe', 'Mia', 'Yann', 'Harry'].map(frenchDe)).toEqual([
    'd’Emma',
    'd’Élise',
    'd’Hugo',
    'd’Yves',
    'd’Œdipe',
    'de Mia',
    'de Yann',
    'de Harry',
  ])
})

test('a German name that ends in a hiss takes an apostrophe, every other an s', () => {
  expect(['Mia', 'Max', 'Moritz', 'Klaus', 'Beatrice'].map(germanGenitive)).toEqual(['Mias', 'Max’', 'Moritz’', 'Klaus’', 'Beatrice’'])
})
