import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: { name: 'la Biblioteca Antigua', in: 'en la Biblioteca Antigua', to: 'a la Biblioteca Antigua', from: 'de la Biblioteca Antigua' },
  ...atEveryLevel({
    arrival: `
      @place Ya estaban {place.in}. El polvo escribió en el aire: «[Hola|Chist]».
      / @place Se abrió una puerta de papel. Entraron {place.in}, [de puntillas|sin toser].
      Los estantes subían y subían, hasta [las nubes|donde no se lee].
      + Las escaleras rodaban [en pandilla|como gatos], buscando lectores.
      + Olía a cuero, a cola y a [galleta|verano viejo].
    `,
    life: `
      De noche, los libros se leen [unos a otros|por dentro].
      + Un diccionario le explicaba a una receta la palabra [«sal»|«luego»].
      + En la letra B, alguien [bostezaba|buscaba un beso].
    `,
    way: `
      Pasaron por los cuentos, los mapas y los [horarios de tren|libros de nubes].
      Una escalera vino detrás, por [curiosidad|si hacía falta].
      + Un estante murmuró: «[Más abajo|Frío, frío]».
      + De un libro de mar caía un poco de [arena|agua].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una hoja en blanco, [para luego|para mañana].
      + Los libros se cerraron. Así [aplauden|dicen adiós].
      + El polvo escribió: «[Vuelve|Fin por hoy]».
    `,
  }),
  troubles: {
    'last-page': {
      keeper: { noun: 'gusano de biblioteca', gender: 'm' },
      thing: { noun: 'última página', gender: 'f' },
      spot: { at: 'en el estante más alto de todos', to: 'al estante más alto de todos' },
      facts: {
        ask: '¿Por qué no podía terminar el cuento?',
        cause: 'una corriente de aire se llevó {thing}',
        mended: 'se leyó el final en voz alta',
      },
      ...atEveryLevel({
        trouble: `
          @keeper De un libro gordo asomó {keeper.un}, con [gafas|lentes].
          El cuento se cortaba a media [frase|frase, en «y entonces»].
          @thing —Aquí falta {thing} —[dijo|leyó dos veces].
          @cause —Una corriente de aire se llevó {thing}, [fiu|sin avisar].
          @feeling Estaba preocupado: —El príncipe lleva todo el día bajo la [lluvia|higuera].
        `,
        worry: `
          Se oía al príncipe [estornudar|pedir un paraguas]. Así no hay quien duerma.
          + El dragón del cuento también esperaba, [de pie|con un bocadillo].
        `,
        mend: `
          {Hero} puso {thing} en su sitio, al [final|final del todo].
          @mended Y se leyó el final en [voz alta|voz alta, muy despacio].
          + Era bueno. Al príncipe le dieron [una toalla|sopa].
        `,
        joy: `
          —¿Otra vez desde el principio? —pidió un [libro flaco|atlas].
        `,
      }),
    },
    bookmark: {
      keeper: { noun: 'polilla bibliotecaria', gender: 'f' },
      thing: { noun: 'señalador de plata', gender: 'm' },
      spot: { at: 'en el gran reloj de la sala de lectura', to: 'al gran reloj de la sala de lectura' },
      facts: {
        ask: '¿Por qué hablaban todos los libros a la vez?',
        cause: 'alguien cortó queso con {thing} y {thing:lo/la} perdió',
        mended: 'los libros se callaron y hallaron su página',
      },
      ...atEveryLevel({
        trouble: `
          @keeper En el mostrador estaba {keeper.un}, tapándose los [oídos|ojos].
          Los libros habían perdido su página y hablaban [a la vez|a gritos].
          @thing —No encuentro {thing} —[dijo|chilló] ella.
          @cause —Alguien cortó queso con {thing}. Lo [perdió|perdió después] —contó.
          @feeling Tenía mucha vergüenza: —El queso [era mío|era el mío, de cabra].
        `,
        worry: `
          Un libro de misterio dijo quién era el culpable. Los demás [chillaron|protestaron].
          + La gramática conjugaba «callar», [gritando|muy fuerte].
        `,
        mend: `
          {Hero} llevó {thing} de libro en [libro|libro, despacio].
          @mended Y los libros se callaron y hallaron su [página|página, la suya].
          + Solo se oía [respirar el papel|pasar una hoja].
        `,
        joy: `
          Para celebrarlo hubo queso, cortado con [cuchillo|otra cosa].
        `,
      }),
    },
    'full-stop': {
      keeper: { noun: 'duende de la tinta', gender: 'm' },
      thing: { noun: 'punto final', gender: 'm' },
      spot: { at: 'detrás del diccionario más gordo', to: 'al diccionario más gordo' },
      facts: { ask: '¿Por qué nadie podía parar de hablar?', cause: '{thing} rodó fuera de la hoja', mended: 'por fin se hizo silencio' },
      ...atEveryLevel({
        trouble: `
          @keeper Del tintero saltó {keeper.un}, hablando [y hablando|sin tomar aire].
          Nadie podía parar de hablar, ni [las sillas|los lápices].
          @thing —Falta {thing} y por eso y entonces y además —[decía|dijo].
          @cause —Y {thing} rodó fuera de la hoja y [siguió|adiós] —dijo.
          @feeling Estaba tan confuso que contestaba [sus propias preguntas|antes de oír].
        `,
        worry: `
          {Friend} también hablaba: de [botones|primos] y de queso.
          + Un estante de novelas tenía [la boca seca|agujetas en la lengua].
        `,
        mend: `
          {Hero} puso {thing} donde terminaba todo. [Toc|Plop].
          @mended Por fin se hizo [silencio|silencio, tan fino como papel].
          + Se oía [brillar la lámpara|pensar a la tinta].
        `,
        joy: `
          Se sentaron a no decir [nada|ni pío]. Fue una fiesta estupenda.
        `,
      }),
    },
  },
}
