import type { Allowed } from '../allowed.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const fr: Allowed = {
  spelling: [
    {
      why: 'des bruits, tels qu’on les entend ici (sounds)',
      keys: words(`bong plof plic clop frrt pouèt boing clong chhh blop gling fuiiit tink dong pfff pschh fuiii tuut flap plaf frou toum poc bing bzz cling glou
        stram plop pf crrr tchouf ting gou plim plam snif fff pouêt chchch tsoin pof tuuut pchit tap hiii hooo poum plum plonk crunch rrr pom tam pip plics
        schlop cra tonk pouic cro pschit crr scouic criii crooo iiing khrr ffft hmmm chh ahoy clonc bêe slurp
        hnnn plif zin aaah gloup tatatsoin frrr frr tchic psss gniiic ouuuh blops dang bam tro
        kof acc splatch splich splouf hhhng cot cui bongs frrrt splotch brr tchin dim pit bêê croâ ouiii pouètait`),
    },
    {
      why: 'des mots coupés, à l’envers, en écho ou dits trop vite par quelqu’un du conte',
      keys: words('ser paaa sser bsr tuasvu riosnob icrem esiarf atten vant trèsmal mirci mirsi onyva rehop rioves nob ding'),
    },
    { why: 'des noms de personnes', keys: words('zébuline louchepluie') },
    { why: 'un ami, et le bernard-l’ermite', keys: words('kitsune bernard orang outan') },
    {
      why: 'des mots français que la liste n’a pas',
      keys: words('lanternière bés neigeaient neigèrent rebâilla fredon gratouille bavée ola regoûtant'),
    },
  ],
  grammar: [
    {
      why: '« souris », « bouche », « visible » ne sont pas les verbes ou adjectifs que l’outil croit',
      keys: [
        'gv2__conj_det_sing_nom__b1_a3: souris',
        'gv1__ppas: bouche',
        'gv1__ppas_être_accord_sing__b1_a1: tapis',
        'g3__gn_det_epi_plur: visible',
        'gv1__ppas_det_nom_avoir__b1_a1: forme',
      ],
    },
    {
      why: 'ensemble, très droit, chaud : des adverbes',
      keys: [
        'g2__gn_tous_nom__b1_a1: ensemble',
        'g2__gn_toutes_nom__b1_a1: ensemble',
        'g3__gn_det_epi_plur: droit',
        'g3__gn_det_epi_plur: étoiles',
        'gv1__ppas: chaud',
      ],
    },
    { why: 'un bruit ou une locution qui se répète', keys: ['doublon: hi hi', 'doublon: là là', 'doublon: leu leu', 'doublon: glou glou'] },
    {
      why: 'ce que l’on dit, entre guillemets, compte pour un mot',
      keys: [
        'g3__gn_le: bonne',
        'g3__gn_det_epi_plur: boum',
        'g3__gn_det_epi_plur: pardon',
        'g3__gn_start_prn: pardon',
        'g3__infi_pouvoir__b2_a1: montait',
        'g3__infi_pouvoir__b2_a1: attendaient',
        'gv1__ppas_adj_accord_elle__b1_a1: emprunté',
        'gv1__ppas_adj_accord_elle__b1_a1: bon',
        'gv1__ppas_adj_accord_je_tu_iel__b1_a1: longs',
        'g3__gn_les: tic',
        'g3__gn_la: pardon',
      ],
    },
    {
      why: 'une tournure que l’outil prend pour une autre : « une heure de gagnée », « se dirent bonne nuit », « niche à pieds », un coup de sifflet, « on n’eut besoin de rien », « les cent pas », « gris sur gris », « allez donc », « pas plus hauts qu’un pouce »',
      keys: [
        'gv1__imp_verbe_groupe2_groupe3_t__b2_a1: fuit',
        'g3__infi_de_verbe__b6_a1: gagnée',
        'g3__gn_la: rendu',
        'gv1__ppas_sujet_être_accord_pluriel__b1_a3: bonne',
        'gv1__ppas_être_accord_sing__b1_a1: œufs',
        'g3__loc_pied__b2_a1: pieds',
        'gv2__conj_det_sing_nom__b1_a3: vivaient',
        'gv2__conj_det_sing_nom__b1_a3: avaient',
        'gv1__ppas_être_confusion__b4_a2: allez',
        'g2__eleu_n_superflu__b2_a1: n’eut',
        'g3__gn_les: cent',
        'gv1__ppas_sujet_être_accord_singulier__b2_a1: gris',
      ],
    },
    {
      why: 'le sujet vient après le verbe : « sous la nuit attend la fleur »',
      keys: ['gv1__imp_verbe_groupe3_d__b2_a1: attend', 'gv2__conj_que_où_comment_verbe_sujet_sing__b2_a1: passaient'],
    },
    { why: '« Vas… y » est coupé par le sommeil', keys: ['gv1__imp_aller__b4_a1: vas'] },
    {
      why: 'l’accord se fait avec un nom plus éloigné que ne le voit l’outil',
      keys: [
        'g3__gn_plein_de__b1_a1: pleins',
        'g3__gn_le: vieille',
        'g3__gn_un: trempée',
        'gv1__ppas_det_sing_COD_que_avoir__b3_a1: négligé',
        'g3__infi_verbes__b3_a1: coiffée',
        'g3__gn_pfx_à_par_pour_sans: étourdi',
        'g3__infi_faire__b2_a1: couché',
        'g3__infi_de_verbe__b6_a1: mouillés',
        'g3__infi_de_verbe__b6_a1: abandonnés',
        'g3__infi_verbes__b4_a1: chargé',
        'g3__gn_adverbe_fort__b1_a1: forts',
        'g3__gn_la: la',
        'g3__gn_la: manger',
        'g3__gn_la: peigné',
        'g3__gn_la: droit',
        'gv2__conj: demander',
      ],
    },
    {
      why: 'un panneau en capitales, « bien vu » et « partons » adressés à quelqu’un',
      keys: [
        'gv2__conj_nom_propre_virgule__b1_a1: lina,',
        'gv2__conj_nom_propre_virgule__b1_a2: chut',
        'g3__gn_start_prn: vu',
        'gv2__conj_nom_propre__b1_a1: partons',
        'gv2__conj_nom_propre__b1_a1: dépêchons',
      ],
    },
  ],
}
