import type { LanguageCode } from '@nightlight/contract/enums'
import { describe, expect, test } from 'vitest'
import { distance } from './distance.ts'
import { isRight } from './marking.ts'

type Case = { key: string; accepted?: string[]; right: string[]; wrong: string[] }

/** Answers as children type them, with what a kind teacher would say to each. Every key and its rivals are in the story above it. */
const table: Record<LanguageCode, { story: string; cases: Case[] }> = {
  en: {
    story:
      "The owl had a lantern. The fox had a red kite and a hat. The dragon's bell rang three times near the river. A bear slept under the bridge. Mia whistled. The keeper of the garden was sleepy. The lamp went out because the wind blew. The cat sat by the boat. Two hens watched the coat. A bat flew by.",
    cases: [
      {
        key: 'the owl',
        right: [
          'owl',
          'Owl',
          'THE OWL',
          ' an owl. ',
          'the owl!',
          'It was the owl',
          'i think it was the owl',
          'owls',
          'the owll',
          'the olw',
          'teh owl',
          "the owl's",
        ],
        wrong: ['the fox', 'fox', 'owl or fox', 'the owl and the fox', 'not the owl', 'the awl', 'cat', 'ow', 'a bear', 'the', 'owning'],
      },
      {
        key: 'a lantern',
        right: [
          'lantern',
          'the lantern',
          'lanturn',
          'lantren',
          'Lanterns',
          'a lanten',
          'a lantern I think',
          'with a lantern',
          'it was her lantern',
        ],
        wrong: ['a lamp', 'the kite', 'lan', 'a lantern or a lamp', 'no lantern', 'a latrine lan', 'a hat'],
      },
      {
        key: 'because the wind blew',
        accepted: ['the wind'],
        right: [
          'the wind blew',
          'Because the wind blew.',
          'cos the wind blew',
          'wind',
          'it was the wind',
          'the wind blew it out',
          'because of the wind',
          'the wnd blew',
        ],
        wrong: ['because the owl blew', 'the rain', 'the wind did not blow', 'nobody', 'because it was dark'],
      },
      {
        key: 'three',
        right: ['three', '3', 'Three times', 'three!', 'it was 3'],
        wrong: ['two', '2', 'tree', 'four', '33', 'three or four'],
      },
      { key: 'the cat', right: ['cat', 'a cat', 'catt', 'the act'], wrong: ['the hat', 'hat', 'coat', 'bat', 'the boat'] },
      { key: 'the boat', right: ['boat', 'the baot', 'boats', 'by the boat'], wrong: ['coat', 'the coat', 'the bat'] },
    ],
  },
  es: {
    story:
      'El búho tenía un farol. La zorra tenía una cometa roja y un sombrero. La campana sonó tres veces junto al río, y el faro brillaba. El oso dormía bajo el puente. Mía silbó. El guardián del jardín tenía sueño. La luz se apagó porque sopló el viento. Un niño miraba la luna. El gato subió al barco, y el pato al banco.',
    cases: [
      {
        key: 'el búho',
        right: [
          'búho',
          'buho',
          'El Búho',
          'un buho',
          'era el búho',
          'Fue el búho.',
          'creo que era el buho',
          'los búhos',
          '¡el búho!',
          'el buoh',
          'el buhho',
        ],
        wrong: ['la zorra', 'el búho y la zorra', 'búho o zorra', 'no fue el búho', 'el oso', 'el', 'buf', 'el gato'],
      },
      {
        key: 'un farol',
        right: ['farol', 'el farol', 'faról', 'un farrol', 'con un farol', 'faroles', 'un faorl', 'UN FAROL', 'tenía un farol'],
        wrong: ['una cometa', 'sombrero', 'un faro rojo', 'ningún faro', 'un sol', 'farol o cometa', 'nada'],
      },
      {
        key: 'porque sopló el viento',
        accepted: ['el viento'],
        right: [
          'sopló el viento',
          'porque soplo el viento',
          'el viento',
          'viento',
          'Por el viento',
          'fue el viento',
          'el bviento',
          'porque soplaba el viento',
          'el biento',
        ],
        wrong: ['porque llovía', 'la lluvia', 'porque no sopló el viento', 'el tiempo', 'la luna'],
      },
      { key: 'tres', right: ['tres', '3', 'Tres veces', 'eran 3'], wrong: ['dos', '2', 'cuatro', 'tren', 'tres o cuatro', '13'] },
      {
        key: 'el barco',
        right: ['barco', 'un barco', 'el braco', 'al barco', 'barcos'],
        wrong: ['el banco', 'banco', 'el pato', 'marco polo'],
      },
      {
        key: 'el jardín',
        right: ['jardin', 'en el jardín', 'el jardím', 'el gardín', 'del jardín', 'los jardines'],
        wrong: ['el río', 'el puente', 'la jarra'],
      },
      { key: 'la luna', right: ['luna', 'la luna', 'a la luna', 'la lunna'], wrong: ['la luz', 'el sol', 'la cuna'] },
    ],
  },
  fr: {
    story:
      "Le hibou avait une lanterne. Le renard avait un cerf-volant rouge et un chapeau. La cloche sonna trois fois près de la rivière. L'ours dormait sous le pont. Mia siffla. Le gardien du jardin avait sommeil. La lumière s'éteignit parce que le vent soufflait. Le chat regardait l'étoile, et le rat son bateau. Il but de l'eau au château. Mon œuf est chaud.",
    cases: [
      {
        key: 'le hibou',
        right: [
          'hibou',
          'Le Hibou',
          'un hibou',
          "c'était le hibou",
          "C'est le hibou !",
          'je crois que c’est le hibou',
          'les hiboux',
          'le hibbou',
          'le ibou',
          'le hiobu',
        ],
        wrong: ['le renard', 'le hibou et le renard', 'hibou ou renard', "ce n'est pas le hibou", "l'ours", 'le', 'le chat', 'bijou'],
      },
      {
        key: "l'étoile",
        right: [
          'étoile',
          'etoile',
          "l'etoile",
          'l’étoile',
          'une étoile',
          "c'était l'étoile",
          'les étoiles',
          "l'étoille",
          'letoile',
          "à l'étoile",
        ],
        wrong: ['la toile', "l'eau", 'la lumière', 'étoile ou eau', 'la lune'],
      },
      {
        key: 'parce que le vent soufflait',
        accepted: ['le vent'],
        right: [
          'le vent',
          'vent',
          'parce que le vent soufflait.',
          'car le vent soufflait',
          'à cause du vent',
          'le vent souflait',
          'le vent soufflais',
          "c'est le vent",
        ],
        wrong: ['la pluie', 'parce que le vent ne soufflait pas', 'parce que le renard soufflait', 'le pont', 'rien'],
      },
      { key: 'trois', right: ['trois', '3', 'Trois fois', "c'était 3"], wrong: ['deux', '2', 'toi', 'trois ou quatre', '30'] },
      { key: "l'œuf", right: ['oeuf', 'œuf', "l'oeuf", 'un œuf', 'les œufs', 'Oeuf'], wrong: ['le bœuf', 'neuf', "l'ours"] },
      {
        key: 'le château',
        right: ['chateau', 'Château', 'au château', 'les châteaux', 'le chatteau', 'dans le chateau'],
        wrong: ['le bateau', 'le chapeau', 'le chat'],
      },
      {
        key: 'une lanterne',
        right: ['lanterne', 'la lanterne', 'une lantèrne', 'lenterne', 'une lanternne', 'avec une lanterne'],
        wrong: ['une lampe', 'la cloche', 'une lanterne ou une lampe'],
      },
      { key: 'la rivière', right: ['riviere', 'La rivière', 'rivierre', 'près de la rivière'], wrong: ['le pont', 'la lumière'] },
    ],
  },
  de: {
    story:
      'Die Eule hatte eine Laterne. Der Fuchs hatte einen roten Drachen und einen Hut. Die Glocke läutete dreimal am Fluss. Der Bär schlief unter der Brücke. Mia pfiff. Der Gärtner war müde. Das Licht ging aus, weil der Wind blies. Drei Hühner saßen auf der Straße. Die Katze sah den Mond, der Hund den Mund. Ein Haus, eine Maus. Im Wald stand ein Schloss.',
    cases: [
      {
        key: 'die Eule',
        right: [
          'Eule',
          'eule',
          'DIE EULE',
          'eine Eule',
          'Es war die Eule',
          'ich glaube die Eule',
          'Eulen',
          'die Eulle',
          'die Euel',
          'Die Eule!',
          'der Eule',
        ],
        wrong: ['der Fuchs', 'Eule oder Fuchs', 'die Eule und der Fuchs', 'nicht die Eule', 'der Bär', 'die', 'die Beule', 'keine Eule'],
      },
      {
        key: 'die Straße',
        right: ['Straße', 'Strasse', 'strasse', 'auf der Straße', 'die Strase', 'Straßen', 'die STRASSE', 'auf der strase'],
        wrong: ['die Brücke', 'der Fluss', 'Straße oder Wald', 'das Gras'],
      },
      {
        key: 'der Bär',
        right: ['Bär', 'Bar', 'Baer', 'der bär', 'ein Bär', 'es war der Bär', 'Bären', 'der Bärr', 'dem Bären'],
        wrong: ['die Eule', 'der Bart', 'das Bier', 'nicht der Bär', 'der Hund'],
      },
      {
        key: 'weil der Wind blies',
        accepted: ['der Wind'],
        right: [
          'der Wind',
          'Wind',
          'weil der Wind blies',
          'Weil der Wind geblasen hat',
          'wegen dem Wind',
          'der Wint',
          'es war der Wind',
          'durch den Wind',
        ],
        wrong: ['der Regen', 'weil der Wind nicht blies', 'das Kind', 'der Wald', 'niemand'],
      },
      { key: 'drei', right: ['drei', '3', 'Drei Hühner', 'es waren 3'], wrong: ['zwei', '2', 'frei', 'drei oder vier', '13', 'drehen'] },
      {
        key: 'der Mond',
        right: ['Mond', 'den Mond', 'der Mont', 'Monde', 'der Mnod'],
        wrong: ['der Mund', 'Mund', 'der Hund', 'die Sonne'],
      },
      { key: 'die Maus', right: ['Maus', 'eine Maus', 'die Mauss', 'die Muas'], wrong: ['das Haus', 'Haus', 'die Mama'] },
      {
        key: 'unter der Brücke',
        right: [
          'Unter der Brücke',
          'unter der Bruecke',
          'unter einer Brücke',
          'unter der brüke',
          'unter brücke',
          'er schlief unter der Brücke',
        ],
        wrong: ['auf der Brücke', 'unter dem Schloss', 'im Wald'],
      },
    ],
  },
  zh: {
    story:
      '猫头鹰有一盏灯笼。狐狸有一只红色的风筝和一顶帽子。钟在河边响了三次。小熊在桥下睡觉。米娅吹了口哨。花园的园丁很困。灯灭了，因为起风了。两只母鸡看着月亮。龙宝宝住在水晶山洞里，月饼在盒子里。彩虹桥通向云朵城堡。',
    cases: [
      {
        key: '猫头鹰',
        right: [
          '猫头鹰',
          '是猫头鹰',
          '一只猫头鹰',
          '猫头鹰。',
          '貓頭鷹',
          '是貓頭鷹！',
          '我觉得是猫头鹰',
          '猫头鹰啊',
          ' 猫 头 鹰 ',
          '那只猫头鹰',
          '应该是猫头鹰吧',
          '它是猫头鹰',
        ],
        wrong: ['狐狸', '猫', '不是猫头鹰', '猫头鹰和狐狸', '猫头鹰或者狐狸', '猫头鹰还是狐狸', '鹰', '小熊', '头'],
      },
      {
        key: '因为起风了',
        accepted: ['风'],
        right: ['起风了', '因为起风', '因为起风了。', '風', '风', '起風了', '是风', '因为那天起风了'],
        wrong: ['因为下雨了', '雨', '没有起风', '风筝', '因为天黑', '没起风'],
      },
      {
        key: '三次',
        accepted: ['三'],
        right: ['三次', '3次', '三', '3', '响了三次', '是三次'],
        wrong: ['两次', '2', '四次', '三十', '十三'],
      },
      { key: '两只', accepted: ['二'], right: ['两只', '二只', '2只', '兩隻', '2', '二'], wrong: ['三只', '一只', '3只', '不是两只'] },
      {
        key: '红色的风筝',
        right: ['红色的风筝', '红色风筝', '紅色的風箏', '一只红色的风筝', '红色的风争', '红色的风筝！', '有红色的风筝'],
        wrong: ['蓝色的帽子', '帽子', '红色的帽子', '不是红色的风筝', '红色'],
      },
      {
        key: '水晶山洞',
        right: ['水晶山洞', '在水晶山洞', '水晶山洞里', '在水晶山洞里', '水晶山同', '水晶的山洞'],
        wrong: ['彩虹桥', '山', '云朵城堡', '水', '桥下'],
      },
      { key: '月亮', right: ['月亮', '是月亮', '那个月亮', '看月亮', '月亮呀', '月亮。'], wrong: ['太阳', '月饼', '月', '亮', '星星'] },
      { key: '桥下', right: ['桥下', '在桥下', '橋下', '在桥下睡觉', '桥下。'], wrong: ['桥上', '河边', '花园', '不在桥下'] },
    ],
  },
}

describe.each(Object.entries(table) as [LanguageCode, (typeof table)['en']][])('%s', (language, { story, cases }) => {
  const mark = (answer: string, { key, accepted = [] }: Case) =>
    isRight(answer, { type: 'free_text', correctAnswer: key, accepted, language, story })

  test('every answer in the table is marked as a kind teacher would', () => {
    const misjudged = cases.flatMap(one => [
      ...one.right.filter(answer => !mark(answer, one)).map(answer => `${one.key}: "${answer}" is right`),
      ...one.wrong.filter(answer => mark(answer, one)).map(answer => `${one.key}: "${answer}" is wrong`),
    ])
    expect(misjudged).toEqual([])
  })

  test('the table holds at least sixty answers', () => {
    expect(cases.flatMap(({ right, wrong }) => [...right, ...wrong]).length).toBeGreaterThanOrEqual(60)
  })

  test('the key itself is right, whatever its case and marks around it', () => {
    for (const one of cases)
      for (const answer of [one.key, `  ${one.key}. `, one.key.toUpperCase()]) expect(mark(answer, one), answer).toBe(true)
  })
})

test('a choice is right or not, without any kindness for slips', () => {
  const question = { type: 'multiple_choice', correctAnswer: 'The boat', accepted: [], language: 'en', story: '' } as const
  expect(isRight('the boat ', question)).toBe(true)
  expect(isRight('the baot', question)).toBe(false)
})

test('a slip is a letter left out, added, mistaken or swapped', () => {
  expect([
    distance('lantern', 'lantern'),
    distance('lanten', 'lantern'),
    distance('lanturn', 'lantern'),
    distance('lantren', 'lantern'),
  ]).toEqual([0, 1, 1, 1])
  expect(distance('', 'owl')).toBe(3)
})
