/** Words for the same thing or action: the first word stands for all of its line. */
export const GERMAN_SYNONYMS: Record<string, string> = {
  // Garden
  mähroboter: 'rasenroboter, rasenmähroboter, roboter rasenmäher, mäh roboter, rasenmäherroboter',
  mähen: 'mähe, mäht, rasenmähen',
  schneiden: 'schnitt, rückschnitt, zurückschneiden, stutzen, beschneiden, kürzen',
  düngen: 'dünger, düngung, düngemittel',
  säen: 'aussäen, ansäen, einsäen, aussaat, nachsäen',
  samen: 'saatgut, saat',
  pflanzen: 'anpflanzen, auspflanzen, einpflanzen, bepflanzen, bepflanzung, setzen, anbauen, anbau',
  gießen: 'bewässern, wässern, bewässerung, gegossen',
  füllen: 'befüllen, auffüllen, befüllung, füllung',
  ausgeizen: 'geizen, geiztriebe entfernen',
  bekämpfen:
    'vernichten, loswerden, was hilft gegen, hilft gegen, hausmittel gegen, mittel gegen, entfernen, beseitigen, vertreiben, bekämpfung',
  unkraut: 'wildkraut, beikraut',
  kompost: 'komposthaufen, komposter',
  anlegen: 'gestalten, einrichten, gestaltung',
  gartenhaus: 'gartenhütte, gartenhäuschen, gerätehaus, geräteschuppen',
  garten: 'gärten',
  hecke: 'heckenpflanze',
  terrasse: 'patio',
  blume: 'blüte',
  erde: 'boden, substrat',
  überwintern: 'winterfest machen, winterfest, winterschutz',
  gewächshaus: 'treibhaus, tomatenhaus',
  grill: 'bbq, barbecue, grillgerät',
  grillen: 'bbq machen',
  // Building and tools
  bauen: 'bauanleitung, bauplan, baue, aufbauen, anleitung, errichten',
  akkuschrauber: 'akku schrauber, akkubohrschrauber, akku bohrschrauber',
  bohrmaschine: 'bohrer maschine, schlagbohrmaschine',
  streichen: 'anstreichen, malern, lackieren',
  tapezieren: 'tapete anbringen',
  montieren: 'anbringen, befestigen, aufhängen, montage, installieren',
  renovieren: 'sanieren, renovierung, sanierung, modernisieren',
  dämmen: 'isolieren, dämmung, isolierung',
  heizung: 'heizkörper',
  schimmel: 'schimmelpilz',
  abfluss: 'abflussrohr, siphon',
  verstopft: 'verstopfung',
  fliese: 'kachel',
  silikon: 'silikonfuge, fugenmasse',
  werkzeug: 'werkzeuge',
  // Home and kitchen
  sofa: 'couch',
  schrank: 'kleiderschrank',
  lampe: 'leuchte, licht, beleuchtung',
  fernseher: 'tv, tv gerät, fernsehgerät',
  kühlschrank: 'kühlgerät',
  staubsauger: 'sauger',
  backofen: 'ofen, herd',
  pfanne: 'bratpfanne',
  kaffeemaschine: 'kaffeeautomat',
  kaffeevollautomat: 'vollautomat, kaffee vollautomat',
  kaffeemühle: 'kaffee mühle, mahlwerk',
  espresso: 'expresso',
  entkalken: 'kalk entfernen, entkalkung, entkalker',
  milchschaum: 'milch aufschäumen, milch schäumen',
  kartoffel: 'erdapfel',
  brötchen: 'semmel, weck',
  // Clothes, outdoors, vehicles, technology
  wandern: 'wander, trekking, wanderung',
  wanderschuh: 'wanderstiefel, trekkingschuh',
  rucksack: 'wanderrucksack, backpack',
  zelt: 'campingzelt',
  stirnlampe: 'kopflampe',
  jacke: 'mantel',
  regenjacke: 'hardshell, hardshelljacke',
  damen: 'frauen, frau, dame',
  herren: 'männer, mann, herr',
  kinder: 'kind, kids',
  hose: 'jeans',
  turnschuh: 'sneaker',
  fahrrad: 'rad, velo, bike',
  ebike: 'e bike, elektrofahrrad, pedelec, elektro fahrrad',
  auto: 'pkw, wagen, fahrzeug',
  reifen: 'autoreifen',
  wohnmobil: 'camper, reisemobil',
  handy: 'smartphone, mobiltelefon, telefon',
  laptop: 'notebook',
  rechner: 'computer, pc',
  kopfhörer: 'headset, ohrhörer',
  akku: 'batterie, kabellos, accu',
  elektrisch: 'elektro',
  klein: 'mini, kleine, kleiner, kleines, kompakt',
  groß: 'große, großer, großes, xxl',
  leise: 'geräuscharm',
  holz: 'hölzern, aus holz',
  // Everyday life
  urlaub: 'ferien, reise',
  arzt: 'doktor',
  anwalt: 'rechtsanwalt',
  gehalt: 'verdienst, lohn, was verdient',
  abnehmen: 'gewicht verlieren, gewicht reduzieren',
  versicherung: 'police',
  kredit: 'darlehen',
  wohnung: 'apartment',
  geschenk: 'präsent, geschenkidee',
  vorlage: 'muster, beispiel',
  kündigen: 'kündigung',
}

export const GERMAN_FORMS: Record<string, string> = {
  hauser: 'haus',
  baume: 'baum',
  kinder: 'kind',
  bretter: 'brett',
  bilder: 'bild',
  blatter: 'blatt',
  krauter: 'kraut',
  dacher: 'dach',
  rader: 'rad',
  glaser: 'glas',
  locher: 'loch',
  manner: 'mann',
  garten: 'garten',
  rasen: 'rasen',
}

/** Parts of compounds, as they are written alone: `rasenmäher` is `rasen` and `mäher`. */
export const GERMAN_PARTS =
  `rasen mäher mähen mäh roboter dünger düngen hecke hecken schere schneiden schnitt garten haus hütte beet
  hoch baum bäume apfel birne kirsche pflaume obst gemüse tomate tomaten gurke gurken paprika kartoffel kartoffeln salat kräuter rose
  rosen blume blumen pflanze pflanzen topf erde kompost haufen samen saat gras moos unkraut vernichter schnecke schnecken korn ameise
  ameisen laus läuse teich pumpe folie wasser regen tonne schlauch gieß kanne bewässerung system zaun tor terrasse terrassen platte
  platten diele dielen holz stein beton pflaster weg mauer dach fenster tür boden wand decke fliese fliesen kleber fuge fugen farbe
  lack pinsel rolle tapete putz gips dübel schraube schrauben schrauber bohrer maschine akku säge kette ketten kreis stich schleif
  hammer zange werkzeug kasten koffer leiter regal schrank tisch stuhl bank bett matratze sofa kissen teppich vorhang lampe licht
  küche küchen bad dusche wanne wasch trockner spül kühl gefrier back ofen herd grill gas kohle pfanne messer brett kaffee mühle
  bohne bohnen milch schäumer aufschäumer vollautomat tee kanne tasse glas flasche brot teig kuchen nudel suppe fleisch fisch schuh
  schuhe wander sport lauf winter sommer jacke hose kleid hemd socke socken mütze hand rucksack zelt schlaf sack matte stirn camping
  fahrrad rad reifen helm auto motor öl batterie ladegerät kabel kopf hörer kamera handy hülle bildschirm computer spiel kinder baby
  hund hunde katze katzen futter vogel haus tier reise versicherung kredit rechner steuer vertrag muster vorlage sprenger kübel
  balkon hang gestaltung ideen idee bau plan anleitung trimmer laub bläser sauger häcksler walze kante kanten robot spaten schaufel
  rechen harke`.split(/\s+/)

/** Separable prefixes of verbs: `anpflanzen` is about the same as `pflanzen`. */
export const GERMAN_PREFIXES = /^(?:aus|auf|ein|an|ab|be|zuruck)(?=\p{L}{4,}(?:e?n|t)$)/u
