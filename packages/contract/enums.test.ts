import { expect, test } from 'vitest'
import {
  activityTypes,
  animalGroups,
  animals,
  childRoles,
  difficulties,
  fallbackLanguage,
  favoriteAnimals,
  interests,
  languages,
  moods,
  preferredThemes,
  questionTypes,
  settings,
  storyLengths,
  themes,
} from './enums.ts'

// Written out here once more, word for word from the specification: a list that somebody has changed is noticed.

const words = (list: string) => list.split(', ')

test('difficulty: beginner, intermediate, advanced', () => {
  expect(difficulties).toEqual(['beginner', 'intermediate', 'advanced'])
})

test('storyLength: short, medium, long', () => {
  expect(storyLengths).toEqual(['short', 'medium', 'long'])
})

test('childRole: hero, helper, explorer, leader, friend', () => {
  expect(childRoles).toEqual(['hero', 'helper', 'explorer', 'leader', 'friend'])
})

test('mood: adventurous, calm, mysterious, joyful, inspiring', () => {
  expect(moods).toEqual(['adventurous', 'calm', 'mysterious', 'joyful', 'inspiring'])
})

test('story settings (15)', () => {
  expect(settings).toEqual(
    words(
      "Enchanted Forest, Magical Castle, Underwater Kingdom, Cloud City, Secret Garden, Crystal Cave, Fairy Village, Dragon's Lair, Starlit Meadow, Rainbow Bridge, Ancient Library, Wizard's Tower, Moonlit Beach, Floating Island, Hidden Valley",
    ),
  )
  expect(settings).toHaveLength(15)
})

test('magical friends (60), in six groups of ten', () => {
  expect(animalGroups).toEqual({
    forest: words('Fox, Owl, Bear, Rabbit, Deer, Squirrel, Hedgehog, Wolf, Raccoon, Beaver'),
    jungle: words('Tiger, Elephant, Monkey, Giraffe, Lion, Panther, Jaguar, Orangutan, Gorilla, Sloth'),
    sea: words('Dolphin, Whale, Octopus, Sea Turtle, Penguin, Seahorse, Starfish, Seal, Narwhal, Orca'),
    fantasy: words('Dragon, Unicorn, Phoenix, Griffin, Mermaid, Pegasus, Hippogriff, Kitsune, Kraken, Chimera'),
    farm: words('Horse, Sheep, Duck, Butterfly, Goat, Pig, Chicken, Donkey, Alpaca, Llama'),
    birds: words('Eagle, Parrot, Hummingbird, Swan, Peacock, Flamingo, Crane, Albatross, Macaw, Dove'),
  })
  expect(new Set(animals).size).toBe(60)
})

test('story themes (48)', () => {
  expect(themes).toEqual(
    words(
      'Kindness, Friendship, Courage, Patience, Honesty, Respect, Responsibility, Generosity, Curiosity, Creativity, Perseverance, Self-belief, Growth, Learning, Adaptability, Resilience, Sharing, Teamwork, Empathy, Understanding, Communication, Leadership, Inclusion, Cooperation, Adventure, Discovery, Wisdom, Change, Problem-solving, Decision-making, Goal-setting, Innovation, Joy, Gratitude, Hope, Love, Confidence, Mindfulness, Self-awareness, Compassion, Nature, Conservation, Sustainability, Harmony, Exploration, Stewardship, Balance, Unity',
    ),
  )
  expect(new Set(themes).size).toBe(48)
})

test('profile interests', () => {
  expect(interests).toEqual(words('Animals, Space, Magic, Adventure, Friendship, Nature, Science, Art, Music, Sports, Cooking, Travel'))
})

test('profile favourite animals', () => {
  expect(favoriteAnimals).toEqual(
    words('Dog, Cat, Dragon, Unicorn, Elephant, Lion, Bear, Rabbit, Fox, Wolf, Eagle, Dolphin, Turtle, Panda'),
  )
})

test('profile preferred themes', () => {
  expect(preferredThemes).toEqual(
    words(
      'Courage, Kindness, Friendship, Adventure, Learning, Magic, Family, Teamwork, Creativity, Problem Solving, Honesty, Perseverance',
    ),
  )
})

test('activity types: creative, musical, writing, puzzle, discussion, craft, game', () => {
  expect(activityTypes).toEqual(words('creative, musical, writing, puzzle, discussion, craft, game'))
})

test('question types: multiple_choice or free text', () => {
  expect(questionTypes).toEqual(['multiple_choice', 'free_text'])
})

test('languages: en, es, fr, de, zh, and where none of them is wanted en', () => {
  expect(languages).toEqual(['en', 'es', 'fr', 'de', 'zh'])
  expect(fallbackLanguage).toBe('en')
})
