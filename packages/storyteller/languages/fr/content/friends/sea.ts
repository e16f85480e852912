import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { noun: 'dauphin', gender: 'm' },
    facts: { help: 'le dauphin trouva la route en cliquetant' },
    ...atEveryLevel({
      arrives: `
        @friend Plouf ! Un dauphin sortit [de la baignoire|de l’arrosoir]. « Bonsoir, bonsoir ! »
        « Tu es {hero}, {hero} ? [Vite, vite|Viens, viens] : ça ne va pas {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le dauphin faisait [trois|sept] cabrioles. Il ne pouvait pas s’en empêcher, s’en empêcher.
        Une bulle éclata et dit : à l’aide, {place.in}.
      `,
      dry: `
        Le dauphin roula {place.to} dans [une baignoire|un tonneau d’eau]. {Other} poussait et s’éclaboussait.
      `,
      wet: `
        {Other} tint la nageoire du dauphin. On plongea {place.to}, [en cabriole|deux fois], deux fois.
      `,
      quirk: `
        « À gauche, à gauche », dit le dauphin. « Donc deux fois ? » demanda {other}. « [Non, non|Une, une]. »
        Puis il fit une cabriole, [pour réfléchir|sans raison].
      `,
      help: `
        Au retour, on ne voyait plus [rien|le bout de son nez].
        @help Le dauphin trouva la route en cliquetant, [clic, clic|clic à gauche].
      `,
    }),
  },
  Whale: {
    noun: { noun: 'baleine', gender: 'f' },
    facts: { help: 'la baleine souffla tout le monde par-dessus l’obstacle' },
    ...atEveryLevel({
      arrives: `
        @friend Toutes les cuillères tremblèrent. Une baleine [fredonnait|chantait] sous la fenêtre.
        « Je gêne ? {Hero}, on a besoin de nous {place.in}. [Je me serre|Je me tasse]. »
      `,
      alone: `
        @friend Ce soir-là, la baleine [fredonnait|se faisait petite], pour ne gêner personne.
        Une note lui revint, très triste. Elle venait {place.from}.
      `,
      dry: `
        La baleine voyagea {place.to} dans un gros nuage [de pluie|gris]. {Other} tenait la ficelle.
      `,
      wet: `
        {Other} entra dans la bulle de la baleine. [Doucement|Sans gêner personne], elle descendit {place.to}.
      `,
      quirk: `
        « Je prends trop de place ? » demanda la baleine. « [Un peu de ciel|Non] », dit {other}.
        Elle rentra le ventre. Cela fit [une vague|un courant d’air].
      `,
      help: `
        Au retour, un haut rocher [barrait|bouchait] la route.
        @help La baleine souffla tout le monde par-dessus l’obstacle, [pschh|pfou].
      `,
    }),
  },
  Octopus: {
    noun: { noun: 'pieuvre', gender: 'f' },
    facts: { help: 'la pieuvre tint huit portes fermées à la fois' },
    ...atEveryLevel({
      arrives: `
        @friend Quelqu’un frappa huit fois [en même temps|sur huit carreaux]. C’était une pieuvre.
        « D’un côté, bonsoir, {hero}. De l’autre aussi. [Il faut aller|On t’attend] {place.in}, disent six bras. »
      `,
      alone: `
        @friend Ce soir-là, la pieuvre se disputait [avec ses bras|avec elle-même] : thé ou cacao ?
        Ils furent enfin d’accord : on avait besoin d’elle {place.in}.
      `,
      dry: `
        La pieuvre se laissa porter {place.to} dans un [seau|pot] d’eau. {Other} suivit trois bras sur huit.
      `,
      wet: `
        La pieuvre prit {other} dans [une bulle|trois bras], la bulle dans cinq. Elle fila {place.to}.
      `,
      quirk: `
        Quatre bras montrèrent à gauche, quatre [à droite|le ciel]. « On vote », dit la pieuvre.
        {Other} vota aussi. [Le gauche boude|Le troisième bras bouda].
      `,
      help: `
        Au retour, huit portes claquaient [au vent|toutes ensemble].
        @help Alors la pieuvre tint huit portes fermées à la fois, [ouf|enfin].
      `,
    }),
  },
  'Sea Turtle': {
    noun: { noun: 'tortue de mer', gender: 'f' },
    facts: { help: 'la tortue de mer fit de sa carapace un bateau' },
    ...atEveryLevel({
      arrives: `
        @friend Une tortue de mer attendait sur le tapis, [en avance|trop tôt].
        « J’ai deux cents ans, {hero}. De mon temps, on partait tôt. [Viens|Allons] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, la tortue de mer se préparait [pour jeudi|pour l’an prochain].
        « De mon temps, dit-elle, tout allait {place.in}. Plus maintenant. »
      `,
      dry: `
        La tortue de mer alla {place.to} sur [quatre roulettes|un plateau roulant]. {Other} tirait, sans hâte.
      `,
      wet: `
        {Other} s’assit sur la tortue, dans une bulle. [Tout doux|De bonne heure], on descendit {place.to}.
      `,
      quirk: `
        « De mon temps, dit la tortue, la lune était [plus petite|à gauche]. »
        « Et la mer ? » demanda {other}. « Plus [sèche|jeune]. »
      `,
      help: `
        Au retour, il tomba des [cordes|seaux d’eau]. Le chemin débordait.
        @help La tortue de mer fit de sa carapace un bateau [bien sec|bien rond].
      `,
    }),
  },
  Penguin: {
    noun: { noun: 'manchot', gender: 'm' },
    facts: { help: 'le manchot glissa sur le ventre et servit de luge' },
    ...atEveryLevel({
      arrives: `
        @friend Un manchot entra, salua, et [glissa|tomba] sous le lit. « Enchanté. »
        « Permettez, {hero}. On sollicite votre aide {place.in}. [Salutations|Je salue encore]. » Boum.
      `,
      alone: `
        @friend Ce soir-là, le manchot saluait [son œuf|chaque glaçon], dans les règles.
        Une lettre glissa à ses pieds. On l’invitait {place.in}, d’urgence.
      `,
      dry: `
        Le manchot marcha {place.to} [d’un pas officiel|très droit]. Il glissa neuf fois. {Other} comptait.
      `,
      wet: `
        Le manchot ôta son chapeau imaginaire. Puis {other} prit [une bulle|sa nageoire], et l’on plongea {place.to}.
      `,
      quirk: `
        « Après ma chute, je vous prie », dit le manchot. [Boum|Zip, boum].
        « Très réussie », dit {other}. Le manchot [salua|s’inclina]. Boum.
      `,
      help: `
        Au retour, la pente était [gelée|trop raide] pour marcher.
        @help Le manchot glissa sur le ventre et servit de luge, [digne|très digne].
      `,
    }),
  },
  Seahorse: {
    noun: { noun: 'hippocampe', gender: 'm' },
    facts: { help: 'l’hippocampe se noua autour de la corde' },
    ...atEveryLevel({
      arrives: `
        @friend « Halte ! » cria un petit hippocampe, [dans le verre d’eau|dans le lavabo].
        « Je suis petit, mais brave. {Hero}, [en selle|aux armes] ! On nous attend {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’hippocampe montait la garde [devant un bigorneau|près de sa coquille].
        « À moi ! » cria une bulle. Elle venait {place.from}. « J’arrive ! » dit-il.
      `,
      dry: `
        L’hippocampe voyagea {place.to} dans [un bocal|une gourde]. {Other} le tenait bien haut.
      `,
      wet: `
        L’hippocampe tint {other} par la queue. [Au trot|En avant] ! La bulle suivait, {place.to}.
      `,
      quirk: `
        « Qui va là ? » cria l’hippocampe à [une feuille|un poisson endormi].
        « Elle se rend », dit {other}. Il fut [généreux|noble] et la laissa partir.
      `,
      help: `
        Au retour, la corde du pont [lâchait|se défaisait], brin par brin.
        @help Vite, l’hippocampe se noua autour de la corde, et elle [tint|tint bon].
      `,
    }),
  },
  Starfish: {
    noun: { noun: 'étoile de mer', gender: 'f' },
    facts: { help: 'l’étoile de mer se colla au mur et fit une marche' },
    ...atEveryLevel({
      arrives: `
        @friend Poc. Une étoile de mer [s’était collée|s’était posée] à la vitre.
        « D’un côté, bonsoir, {hero}. De l’autre aussi. [Cinq fois|En tout, cinq]. Ça va mal {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’étoile de mer regardait sa pierre sous [cinq angles|tous ses angles].
        Sous le sixième, elle comprit : on l’attendait {place.in}.
      `,
      dry: `
        {Other} porta l’étoile de mer {place.to}, dans [une bassine|un saladier].
      `,
      wet: `
        L’étoile de mer tourna [comme une roue|sur elle-même]. {Other} suivit dans une bulle, {place.to}.
      `,
      quirk: `
        « On peut voir ça de cinq façons », dit l’étoile de mer. [Il pleuvait|C’était un caillou].
        « Et la cinquième ? » demanda {other}. « C’est [joli|mouillé]. »
      `,
      help: `
        Au retour, il fallait gravir un mur [lisse|glissant].
        @help Alors l’étoile de mer se colla au mur et fit une marche. {Other} [grimpa|monta].
      `,
    }),
  },
  Seal: {
    noun: { noun: 'phoque', gender: 'm' },
    facts: { help: 'le phoque passa en équilibre sur le fil' },
    ...atEveryLevel({
      arrives: `
        @friend Un phoque entra, un [verre|réveil] sur le nez. Puis il s’applaudit.
        « Bravo, moi. Et bonsoir, {hero}. [On nous réclame|Notre public attend] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le phoque tenait en équilibre [neuf galets|une théière]. Il s’applaudit.
        Les galets tombèrent : un bruit inquiet venait {place.from}.
      `,
      dry: `
        Le phoque roula {place.to} sur [un gros ballon|une boule d’eau]. {Other} tenait le rythme.
      `,
      wet: `
        Le phoque posa la bulle {other.de} sur son nez. [Sans trembler|Bien droite], elle descendit {place.to}.
      `,
      quirk: `
        Le phoque trouva [une pomme|un chapeau], et hop, sur le nez.
        {Other} applaudit. Le phoque aussi, [plus fort|plus longtemps].
      `,
      help: `
        Au retour, il ne restait du pont [qu’un fil|qu’une corde].
        @help Le phoque passa en équilibre sur le fil, [{other} sur le nez|nez en l’air].
      `,
    }),
  },
  Narwhal: {
    noun: { noun: 'narval', gender: 'm' },
    facts: { help: 'le narval ouvrit la serrure avec sa corne' },
    ...atEveryLevel({
      arrives: `
        @friend Une longue corne passa par la serrure. Derrière, un narval [rougissait|s’excusait].
        « Pardon pour [la porte|le rideau], {hero}. On a besoin de nous {place.in}. Pardon. »
      `,
      alone: `
        @friend Ce soir-là, le narval avait planté sa corne dans [un gâteau|la glace]. « Pardon. »
        En tirant, il entendit l’appel. Il venait {place.from}.
      `,
      dry: `
        Le narval alla {place.to} dans [une charrette d’eau|une baignoire à roues]. {Other} criait : attention, corne !
      `,
      wet: `
        Le narval mit un bouchon [à sa corne|au bout]. {Other} s’y tint, et l’on plongea {place.to}.
      `,
      quirk: `
        Toc. « Pardon », dit le narval à [un arbre|un panneau]. Toc. « Pardon. »
        {Other} noua un ruban au bout. « [Comme c’est beau|Je vois où je finis] », dit-il.
      `,
      help: `
        Au retour, une porte s’était fermée [toute seule|à clé].
        @help Le narval ouvrit la serrure avec sa corne, [du premier coup|sans s’excuser].
      `,
    }),
  },
  Orca: {
    noun: { noun: 'orque', gender: 'f' },
    facts: { help: 'l’orque ouvrit le passage d’une seule vague' },
    ...atEveryLevel({
      arrives: `
        @friend Une orque se tenait [sur le paillasson|dans l’entrée], en habit noir et blanc.
        « {Hero}, tes pantoufles sont de travers. [Voilà|Merci]. Et rien n’est en ordre {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’orque rangeait ses galets [par taille|par couleur]. Tous étaient gris.
        Quelque chose était hors de sa place {place.in}. Elle le sentit.
      `,
      dry: `
        L’orque alla {place.to} dans un bassin [à roulettes|bien ciré]. {Other} poussait, en ligne droite.
      `,
      wet: `
        L’orque essuya la bulle, [deux fois|dedans aussi]. {Other} y entra, et l’on descendit {place.to}.
      `,
      quirk: `
        L’orque remit [trois cailloux|deux nuages] en rang. « C’est mieux. »
        {Other} en bougea un. Elle le [remit|regarda longtemps].
      `,
      help: `
        Au retour, des branches encombraient [le passage|toute l’eau].
        @help Bien droite, l’orque ouvrit le passage d’une seule vague, [sans éclabousser|bien nette].
      `,
    }),
  },
}
