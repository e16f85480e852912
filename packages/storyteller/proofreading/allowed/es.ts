import type { Allowed } from '../allowed.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const es: Allowed = {
  spelling: [
    {
      why: 'ruidos, tal como se oyen aquí (sounds)',
      keys: words(`achís flas cro plin plon croac ñic fiuuu plof fff glup clanc ptu ñam glu fiii poing mmm sss clin toc quiquiriquí pse ñac flop pff fiu
        plop chap boing puaj dong mmmm prrr catapum grrr hip snif aaah sniff flap plam plom plum lala cof blup ris laaa cri chu rrr goool ñeec ssss fruuu
        tin fru pom requetepom plas auuu grum clop cataplum tuuu zzz tuc fuuu cucú rucú plic cataclop tolón chac muu ploc gru zzzip hula ham cua blom
        chup bzz iuju aah clap plaf cruc cuac cocorocó brrr hop chof plonc plinc bruum ru tap grr glub ping psst rin tachán ho shhh buu`),
    },
    {
      why: 'palabras partidas, al revés o en eco, como las dice alguien del cuento',
      keys: words('ondo ist st fav mo otag mos pa sar ien rue edo azerde diós ós quillo cuchapuente luegos nap senul'),
    },
    { why: 'amigos y vecinos que la lista no trae', keys: words('pegaso kitsune kraken minotauro pingüino correlimos zorrillo') },
    {
      why: 'oficios y cosas de este mundo, que se entienden a la primera',
      keys: words('almohaderos almohadera lavaestrellas señalador reposapiés'),
    },
    {
      why: 'están en el Diccionario de la lengua española',
      keys: words(`recodos lustros calígrafa pulquérrimo sobrevalorado arrullos ciática pestiños musiquilla gastrónomo refilón poquitín mamás fotogénica enganchón
        calabacín acelerones lechería lentísimamente limpísimo limpísima bailose permíteme vámonos comodísimo hallose estremeciose tintineos saltarín desandaron
        marcapáginas tirolés desacompasadas cuchicheantes canturreantes verdiazules`),
    },
  ],
  agreement: [
    { why: '«cierta» va con la escama que sigue', keys: ['un escarabajo cierta'] },
    {
      why: 'lo que se dice: un «buenas noches», un gracias',
      keys: ['al buenas noches', 'los buenas noches', 'un gracias', 'un ras', 'el erizo buenas', 'y hip'],
    },
    { why: '«pidiera» es el verbo, y las vacaciones son femeninas', keys: ['el blanco pidiera', 'las vacaciones'] },
    {
      why: 'nombres y numerales que la lista clasifica mal: la imagen, la catedral, la cúspide, la muchedumbre, la ele, el marcapáginas',
      keys: ['la imagen', 'una catedral', 'la cúspide', 'las constelaciones', 'un marcapáginas', 'las mil', 'una muchedumbre', 'una ele'],
    },
    { why: '«afiladísima» va con la cortina, «imprescindible» con la tarea', keys: ['una afiladísima', 'una imprescindible'] },
  ],
}
