import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { noun: 'renard', gender: 'm' },
    facts: { help: 'le renard retrouva le chemin à l’odeur' },
    ...atEveryLevel({
      arrives: `
        @friend [Gratte, gratte|Frou, frou]. Un rouleau de papier passa sous la porte, puis un renard.
        « Tu es {hero}, évidemment. [J’ai un plan|J’ai quatre plans]. On nous attend {place.in}. »
        + Trois des plans étaient barrés. Le quatrième sentait le fromage.
      `,
      alone: `
        @friend Ce soir-là, le renard dessinait un plan [dans son terrier|du bout de la queue].
        Une odeur nouvelle entra : quelque chose n’allait pas {place.in}.
      `,
      dry: `
        Le renard connaissait trois raccourcis {place.to}. {Other} choisit [le bon|celui du milieu].
      `,
      wet: `
        Le renard mit [un bocal|un saladier] sur sa tête. {Other} aussi. Et l’on descendit {place.to}.
      `,
      quirk: `
        « Plan deux, dit le renard. On [creuse|vole]. Non. Plan trois. »
        {Other} attendit le plan neuf, qui était : [marcher|tout droit]. Le renard le signa de la queue.
      `,
      help: `
        Au retour, le chemin avait [disparu|changé de place].
        @help Le renard retrouva le chemin à l’odeur, [évidemment|pas à pas]. {Other} suivait sa queue.
      `,
    }),
  },
  Owl: {
    noun: { noun: 'chouette', gender: 'f' },
    facts: { help: 'la chouette écouta dans le noir et guida la marche' },
    ...atEveryLevel({
      arrives: `
        @friend Toc, toc, toc, puis atchoum. [À la fenêtre|Sur le rebord], il y avait une chouette sur de grands pieds.
        « {Hero} ? Vite, [vite|vite, vite] ! Je viens pour… Zut. Ah oui : {place} ! »
      `,
      alone: `
        @friend Ce soir-là, la chouette [cherchait|retournait tout pour trouver] ce qu’elle cherchait.
        Elle éternua, et cela lui revint : on l’attendait {place.in}.
      `,
      dry: `
        La chouette vola devant, [bien trop vite|pressée], {place.to}. Elle revint chercher {other}. Trois fois.
      `,
      wet: `
        Sous une cloche de verre, on [coula|descendit] {place.to}. Un éternuement fit de la buée. {Other} l’essuya.
      `,
      quirk: `
        « C’était urgent », dit la chouette, et elle [éternua|se gratta un pied].
        « Quoi donc ? » demanda {other}. « [Hou|Quoi, quoi] ? » dit la chouette.
      `,
      help: `
        Au retour, il fit noir comme [dans une botte|dans un four].
        @help La chouette écouta dans le noir et guida la marche, [à l’oreille|sans tarder].
      `,
    }),
  },
  Bear: {
    noun: { noun: 'ours', gender: 'm' },
    facts: { help: 'l’ours coucha un tronc par-dessus le fossé' },
    ...atEveryLevel({
      arrives: `
        @friend Boum. Un ours [s’était endormi|s’était assis] contre la porte, et la porte avait cédé.
        « {Hero} ? dit l’ours. Il y a un souci {place.in}. C’est à [six|neuf] pots de miel d’ici. »
      `,
      alone: `
        @friend Ce soir-là, l’ours dormait [presque|d’un œil], comme tous les soirs.
        Mais un pot de miel tinta : on appelait {place.in}. L’ours se leva, moitié par moitié.
      `,
      dry: `
        {Other} monta sur le dos de l’ours. Il marchait [en dormant|les yeux fermés], {place.to}.
      `,
      wet: `
        L’ours entra dans l’eau [par étages|lentement]. {Other} avait une bulle. On descendit {place.to}.
      `,
      quirk: `
        « On a fait [deux|trois] pots », dit l’ours. « Pleins ? » demanda {other}.
        « Plus maintenant », dit l’ours, en se léchant [la patte|le coude].
      `,
      help: `
        Au retour, un fossé coupait la route, [large de quatre pots|noir et large].
        @help L’ours coucha un tronc par-dessus le fossé. [Puis il bâilla|Et {other} passa].
      `,
    }),
  },
  Rabbit: {
    noun: { noun: 'lapin', gender: 'm' },
    facts: { help: 'le lapin creusa un tunnel en un clin d’œil' },
    ...atEveryLevel({
      arrives: `
        @friend « Pardon, madame », dit quelqu’un [à la chaise|à la commode]. C’était un lapin, très poli.
        « Pardon, {hero}. On a besoin de nous {place.in}. [Pardon|Pardon, tapis]. »
      `,
      alone: `
        @friend Ce soir-là, le lapin demandait pardon [à son lit|à sa tasse].
        Il tapa du pied : quelque chose n’allait pas {place.in}.
      `,
      dry: `
        Le lapin fit [douze|vingt] bonds {place.to}. « Pardon, cailloux. » {Other} sautait derrière.
      `,
      wet: `
        Le lapin leva ses oreilles [en tuba|hors de l’eau]. {Other} se tint à lui. Plouf, {place.to} !
      `,
      quirk: `
        Toum, toum, toum, fit le pied du lapin. [Il pensait|Il avait une idée].
        « À quoi ? » demanda {other}. « Pardon, dit le lapin, je l’ai [tassée|écrasée]. »
      `,
      help: `
        Au retour, un éboulis [fermait|bouchait] le passage. « Pardon, les pierres. »
        @help Et le lapin creusa un tunnel en un clin d’œil, [bien propre|bien rond].
      `,
    }),
  },
  Deer: {
    noun: { noun: 'cerf', gender: 'm' },
    facts: { help: 'le cerf porta des lumières dans ses bois' },
    ...atEveryLevel({
      arrives: `
        @friend Un cerf entra, salua, et emporta [le rideau|la lampe] dans ses bois. « Mille excuses. »
        « Auriez-vous la bonté de venir {place.in}, {hero} ? [S’il vous plaît|Si cela vous convient]. »
      `,
      alone: `
        @friend Ce soir-là, un cerf très poli décrochait [une nappe|un nid] de ses bois.
        « Après vous », disait-il au vent. Et le vent dit : on t’attend {place.in}.
      `,
      dry: `
        Le cerf marcha {place.to}. Il saluait chaque arbre. {Other} [décrochait ses branches|saluait aussi].
      `,
      wet: `
        Le cerf prit une [bulle|perle d’air] à chaque bois. {Other} eut la plus grosse. On descendit {place.to}.
      `,
      quirk: `
        « Après vous », dit le cerf à une porte. « Après vous », dit {other}.
        Cela dura [un moment|jusqu’à ce que la porte se ferme]. Elle était polie aussi.
      `,
      help: `
        Au retour, la nuit était [épaisse|trop noire] pour avancer.
        @help Le cerf porta des lumières dans ses bois, [une par pointe|comme un lustre].
      `,
    }),
  },
  Squirrel: {
    noun: { noun: 'écureuil', gender: 'm' },
    facts: { help: 'l’écureuil lança une corde de lierre du haut d’un tronc' },
    ...atEveryLevel({
      arrives: `
        @friend Trois noix roulèrent, puis un écureuil. « Un : bonsoir. Deux : [{hero}|c’est {hero}] ? »
        « Trois : un ennui {place.in}. Quatre : j’ai perdu [le quatre|mon quatre]. »
      `,
      alone: `
        @friend Ce soir-là, l’écureuil cherchait [une noix|sa réserve]. Il en avait mille, quelque part.
        « Un : rien. Deux : rien. Trois : on m’appelle {place.in} ! »
      `,
      dry: `
        De branche en branche, l’écureuil [filait|bondissait] {place.to}. {Other} suivait au sol.
      `,
      wet: `
        L’écureuil ferma une noix [géante|de coco] sur {other} et lui. Elle coula {place.to}.
      `,
      quirk: `
        « J’ai caché ici [un biscuit|une clé], dit l’écureuil. Ou là. Ou l’an dernier. »
        {Other} souleva une pierre. Dessous, il y avait [une liste|vingt listes].
      `,
      help: `
        Au retour, un mur barrait la route, [lisse et haut|sans une prise].
        @help L’écureuil lança une corde de lierre du haut d’un tronc. {Other} [grimpa|s’y accrocha].
      `,
    }),
  },
  Hedgehog: {
    noun: { noun: 'hérisson', gender: 'm', aspirated: true },
    facts: { help: 'le hérisson roula et fit un tapis de feuilles' },
    ...atEveryLevel({
      arrives: `
        @friend « Tu ne me dis pas [bonsoir|bonjour] ? » fit une voix vexée. C’était un hérisson.
        « Bonsoir », dit {hero}. Le hérisson [se déroula|fut consolé]. « Alors viens {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le hérisson boudait [sa soupe|son oreiller], qui l’avait regardé de travers.
        Puis on l’appela {place.in}. « Moi ? » dit-il, et il fut consolé.
      `,
      dry: `
        Le hérisson trottait {place.to}. Il se vexa [deux fois|d’un caillou]. {Other} le consola.
      `,
      wet: `
        Le hérisson mit [un bouchon|une perle] sur chaque piquant. {Other} prit une bulle. Et hop, {place.to}.
      `,
      quirk: `
        « Et ensuite », dit le hérisson, et il se mit [en boule|soudain en boule].
        « Ensuite quoi ? » demanda {other}. « …on m’a appelé [brosse|pelote] », dit la boule.
      `,
      help: `
        Au retour, il fallait sauter du haut [d’une pente|d’un talus].
        @help Le hérisson roula et fit un tapis de feuilles, [épais|bien moelleux]. {Other} sauta.
      `,
    }),
  },
  Wolf: {
    noun: { noun: 'loup', gender: 'm' },
    facts: { help: 'le loup hurla et la lune montra le sentier' },
    ...atEveryLevel({
      arrives: `
        @friend Derrière la vitre, quelqu’un s’exerçait à sourire. C’était un loup, [bien timide|avec un bouquet].
        « N’aie pas peur, {hero}. [Moi, j’ai peur|J’ai peur pour deux]. On a besoin de nous {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, devant la mare, le loup essayait [un sourire|son sourire numéro trois].
        La mare frissonna et dit : on t’attend {place.in}. Le loup sourit pour de bon.
      `,
      dry: `
        Le loup trotta {place.to}, {other} sur le dos. Il souriait [aux moutons|à une souche], par prudence.
      `,
      wet: `
        Le loup prit {other} sous [une cloche de verre|une grosse bulle]. Il ferma les yeux et descendit {place.to}.
      `,
      quirk: `
        « Et celui-là ? » demanda le loup en souriant. « [Trop de dents|Un peu moins] », dit {other}.
        Il en cacha six. « [Voilà|Mieux]. » C’était un sourire de grand-mère.
      `,
      help: `
        Au retour, le sentier s’était [effacé|perdu] dans le noir.
        @help Alors le loup hurla et la lune montra le sentier, [très blanc|tout blanc].
      `,
    }),
  },
  Raccoon: {
    noun: { noun: 'raton laveur', gender: 'm' },
    facts: { help: 'le raton laveur ouvrit le loquet de ses doigts fins' },
    ...atEveryLevel({
      arrives: `
        @friend Dans l’évier, un raton laveur lavait [le courrier|les chaussettes].
        « C’est emprunté, pas pris. {Hero}, cette lettre est pour toi. [On nous veut|Viens] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le raton laveur lavait [son savon|l’eau]. On ne sait jamais.
        Une lettre flotta jusqu’à lui. Elle disait : viens {place.in}.
      `,
      dry: `
        Le raton laveur alla {place.to} en essuyant [les bornes|les pancartes]. {Other} portait l’éponge.
      `,
      wet: `
        Le raton laveur mit {other} dans [un seau retourné|une bulle]. « Enfin de l’eau ! » Il plongea {place.to}.
      `,
      quirk: `
        Le raton laveur avait [une cuillère|une sonnette] sous le bras. « Empruntée », dit-il.
        « À qui ? » demanda {other}. « À quelqu’un de [sale|distrait]. Elle brille, maintenant. »
      `,
      help: `
        Au retour, une grille était fermée, [sans clé|à double loquet].
        @help Le raton laveur ouvrit le loquet de ses doigts fins, [clic|clac].
      `,
    }),
  },
  Beaver: {
    noun: { noun: 'castor', gender: 'm' },
    facts: { help: 'le castor bâtit une passerelle en dix coups de dents' },
    ...atEveryLevel({
      arrives: `
        @friend Crac. Un castor venait d’améliorer [la porte|le seuil] : elle était plus courte.
        « Deux queues de haut, dit-il. {Hero} ? Il y a à [réparer|faire] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le castor améliorait [son fauteuil|son toit], qui marchait très bien.
        Une branche flotta, avec un mot : ça cloche {place.in}.
      `,
      dry: `
        Le castor mesura la route {place.to} avec sa queue. {Other} [comptait|notait] : neuf cents queues.
      `,
      wet: `
        Le castor bâtit [une cloche|un tonneau] pour {other}. Il y mit de l’air. Il nagea {place.to}.
      `,
      quirk: `
        « Ce banc serait mieux sans [dossier|pieds] », dit le castor. Crac.
        {Other} s’assit. Par terre. « Tu vois ? dit le castor. [Plus stable|On ne tombe plus]. »
      `,
      help: `
        Au retour, un ruisseau avait [grossi|débordé].
        @help Le castor bâtit une passerelle en dix coups de dents, [pas onze|crac].
      `,
    }),
  },
}
