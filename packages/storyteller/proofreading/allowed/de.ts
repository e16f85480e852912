import type { Allowed } from '../allowed.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const de: Allowed = {
  spelling: [
    {
      why: 'Geräusche, wie man sie hier hört (sounds)',
      keys: words(`hicks brumm grumm pff krch hm huiii arp schnapp pitsch pling plim plum pst chr pfff blubb plupp mmh määh bim bam dong plopp flapp tupf mucks
        schwupp puff ruck krach hick tick la blub bum tack bing plam bom pffft le lu flap ratsch grrr schsch plink hach hu schh kritz rumms rrrr tock gurr
        schhh knarz quak patsch schlupp chrr plock bumm uchen hmm uaah schwapp klong mmm plitsch rausch chrm gl tink quiek quaak pom aaa ringel brr ping pang
        surr ächz uff fff bong tap pffff pock tätärä uaim rapp hops hüpf glimm hickst hicksten hickste hicksend plingte rumste tackte ruckte plumpse hatschte
        japste rum hui krack bau blink pssst psst mmmm klingeling mmmh schhh ruckte schhh nieser tüüt aaah
        glitzer tropf quietsch hrm tata wäääh mpf ticktack iiik kippel ritsch hmpf sniff pü hff rums plong chrrr chst bi do zirp zarp zurp nnn ahs ohs huu hoo`),
    },
    {
      why: 'Befehle und Reime ohne das letzte e, wie man sie spricht',
      keys: words(`rück erschreck lieg leis müd heut leb gehn nehm geb lösch mirs wär heb seh behalt deins hirt wolkenhirt streich stehn sehn kenn fürcht grad nachgesehn
        gesehn schieb ruh pflanz`),
    },
    {
      why: 'Zähl- und Zauberreime, verkehrte oder halbe Wörter, ein Echo',
      keys: words('ene mene mu hokus pokus mibalasmis allo lo aaaalso flocki dneba netug rosts nesebe'),
    },
    {
      why: 'was jemand nicht zu Ende sagt, in Stücken liest, aus der Ferne ruft oder dehnt',
      keys: words('brau drü cken en tro duuu aaaaalso lso'),
    },
    {
      why: 'alte Wendungen in Reim und Sprichwort: im Traume, Morgenstund hat Gold im Mund, von Stund an, wie er leibte und lebte',
      keys: words('traume morgenstund stund leibte'),
    },
    { why: 'ein Name, ein Ton, eine scherzhafte Steigerung: der Bach Hopsi, in Fis, am lilasten', keys: words('hopsi fis lilasten') },
    {
      why: 'Freunde und Leute, die in der Liste fehlen',
      keys: words('hippogreif kitsune orca ara olm igelin maulwürfin ururoma käferin aras'),
    },
    {
      why: 'gutes Deutsch, das die Liste nicht hat: gebeugte Zahlen, Zusammensetzungen, Verben mit Vorsilbe',
      keys: words(`vieren zweien einern kennte röteste dunkelt ungeputzter unangebissen eigenfüßig angepustet angekaut beniest belachte verbadet verkorkt verkorkten
        aufzustören rennerei tännchen zusperrten angehupt mitzustreiten mitzufedern zutun schmalheit schneckisch pferdlichen wolljäckchen mausekind hüpflicht minztee laiben pausbacken flausch fussel
        petto gräschen sträuchlein mottisch rosane hinüberzuschielen gelutscht
        flauschigkeit verknittert angestupst schirmchen wissbegier verlosch minzlimonade lebwohl duselig haarte belacht zurückzuschimpfen
        bepelzt mitzurauschen spitzchen öhr kramend ungekratzt seins netzen`),
    },
  ],
  agreement: [
    { why: '„einer“ und „die“ stehen für sich', keys: ['einer schluckauf', 'einer zahlen', 'die saubere füße'] },
    { why: '„früher“ ist ein Umstandswort', keys: ['eines früher glücklichen paars'] },
    { why: 'der Atlas, des Atlas (Duden)', keys: ['eines umgeblätterten atlas'] },
    {
      why: 'ein Nomen ohne Artikel; „einem“, „das“, „keiner“, „ihr“ stehen für sich',
      keys: ['einem zeit', 'das absicht', 'keiner halt', 'ihr zeit', 'einer sterne', 'das stellung'],
    },
    { why: '„ein Gesundheit“: der Wunsch nach dem Niesen', keys: ['ein gesundheit', 'einem gesundheit'] },
    { why: '„dieses eine Mal“', keys: ['eine mal'] },
    { why: 'die Familie Müller: bei den Müllers', keys: ['den müllers'] },
    { why: '„über die Maßen“ ist eine feste Wendung', keys: ['die maßen'] },
    { why: 'ein Verb als Nomen', keys: ['jenem klicken'] },
  ],
}
