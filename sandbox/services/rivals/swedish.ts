import { groupDigits } from './facts.ts'
import type { Phrasebook } from './phrasebook.ts'

const CROWNS = 10

export const swedish: Phrasebook = {
  language: 'sv',
  space: ' ',
  writePrice: (dollars) => `${groupDigits(dollars * CROWNS, 'sv')} kronor`,
  writeSubject: (words) => words,
  titles: [
    '{S}: den kompletta guiden',
    '{S}: vad som är viktigt och inte',
    '{S} förklarat av experter',
    'Allt om {s}',
  ],
  intro: [
    'Den här guiden om {s} svarar på de frågor som våra läsare skickar oftast.',
    'Vi har ägnat veckor åt {s}, talat med folk som använder det varje dag och läst vad som har mätts.',
    'Du får veta vad du ska titta på, vad det kostar och hur du undviker de vanliga misstagen.',
    'Alla siffror på sidan kontrollerades vid den senaste uppdateringen.',
    'Om du har ont om tid kan du läsa den korta listan med tips först.',
  ],
  sections: {
    basics: {
      headings: ['Vad är {s}?', '{S} i korthet', 'Grunderna'],
      facts: [
        '{S} är ett samlingsnamn för allt som tjänar detta enda syfte, från enkla modeller till utrustning för proffs.',
        'De första produkterna av det här slaget såldes {since}, och principen har knappt ändrats sedan dess.',
        'Enligt {institute} äger {share} procent av alla hushåll minst en.',
      ],
      talk: [
        'Idén är enkel, men detaljerna avgör om den fungerar för dig.',
        'Nybörjare blandar ofta ihop två sorter som liknar varandra men är gjorda för olika saker.',
        'Experter skiljer sorterna åt efter hur de är byggda och inte efter namnet.',
        'Orden på etiketten är inte skyddade, så samma namn kan stå för mycket olika kvalitet.',
      ],
    },
    choose: {
      headings: ['Så väljer du {s}', 'Vad du ska titta på', 'Hur hittar du rätt modell?'],
      facts: [
        'I en undersökning med {people} köpare från {survey} sade {percent} procent att de först hade valt fel sort.',
        'Testare rekommenderar en vikt på ungefär {grams} gram för de flesta.',
        'Produkter som uppfyller standarden EN {standard} har klarat en oberoende kontroll.',
      ],
      talk: [
        'Börja med hur ofta och var du ska använda det, och jämför funktionerna först därefter.',
        'En modell som passar dina vanor är bättre än en med fler funktioner.',
        'Prova några minuter innan du bestämmer dig, för bekvämlighet syns inte i ett datablad.',
        'Omdömen från dem som har ägt det länge säger mer än första intrycket.',
      ],
    },
    price: {
      headings: ['Vad kostar {s}?', 'Priserna i överblick', 'Hur mycket bör du lägga?'],
      facts: [
        'Enkla modeller börjar på {low}, bra kostar runt {middle} och de bästa säljs för {high}.',
        'Priserna har stigit med {growth} procent sedan {survey}, mest på grund av material och transporter.',
        'Hos {institute} fanns ingen skillnad i säkerhet mellan modeller för {middle} och modeller för {high}.',
      ],
      talk: [
        'I riktigt billiga erbjudanden sparar tillverkarna oftast på delar som inte syns.',
        'Förra säsongens varor är ofta lika bra och klart billigare.',
        'Räkna också med reservdelar och skötselprodukter, för de blir dyra med åren.',
        'Ett högre pris lönar sig bara för den som använder det regelbundet.',
      ],
    },
    size: {
      headings: ['Vilken storlek är rätt?', 'Storlek och passform', 'Så mäter du rätt'],
      facts: [
        'Uppmätta storlekar skiljer sig mellan tillverkare med upp till {share} procent, även om etiketten säger samma sak.',
        'Lätta modeller väger {light} gram, tunga upp till {heavy} gram.',
      ],
      talk: [
        'Mät på kvällen och skriv upp resultatet innan du jämför tabeller.',
        'Ligger du mellan två storlekar är den större oftast det säkrare valet.',
        'En för liten storlek slits snabbare eftersom sömmarna bär mer.',
        'Fråga säljaren hur storleken har mätts, för metoderna är olika.',
      ],
    },
    material: {
      headings: ['Material och typer', 'Vilket material är bäst?', 'De vanligaste typerna jämförda'],
      facts: [
        'Ungefär {percent} procent av modellerna på marknaden blandar två material.',
        'I laboratoriet torkade naturmaterial enligt {institute} på {minutes} minuter i genomsnitt.',
      ],
      talk: [
        'Naturmaterial känns varmare, medan syntet torkar fortare och väger mindre.',
        'Beläggningar skyddar bra i början men måste förnyas.',
        'I vardagen betyder typen mer än märket.',
        'Titta även på insidan, för det är där billigt material göms.',
      ],
    },
    care: {
      headings: ['Skötsel och rengöring', 'Hur rengör man {s}?', 'Så tar du hand om det'],
      facts: [
        'Rengör det var {months}:e månad och i högst {degrees} °C.',
        'En grundlig rengöring tar ungefär {minutes} minuter.',
        'I tester av {institute} höll välskötta produkter {share} procent längre.',
      ],
      talk: [
        'Använd en mjuk borste och lite tvål, och aldrig starka lösningsmedel.',
        'Låt det torka i luften, långt från element och direkt sol.',
        'Ta bort lös smuts först, för den verkar som sandpapper.',
        'Lägg undan det först när det är helt torrt.',
      ],
    },
    life: {
      headings: ['Hur länge håller {s}?', 'Livslängd', 'När är det dags att byta?'],
      facts: [
        'Vid normal användning håller det i {years} år, och med god skötsel i upp till {longer} år.',
        'Under de första två åren räknade {institute} {growth} procent fel.',
      ],
      talk: [
        'De första tecknen på ålder är små sprickor och delar som inte längre stänger ordentligt.',
        'Värme och fukt skadar mer än flitig användning.',
        'Byt enskilda delar tidigt, innan de skadar andra.',
        'Efter ett hårt fall bör produkten kontrolleras även om inget syns.',
      ],
    },
    mistakes: {
      headings: ['Vanliga misstag', 'Detta bör du undvika', 'Misstag som kostar pengar'],
      facts: [
        '{percent} procent av alla reklamationer beror på fel användning och inte på fel i produkten.',
        'Var tredje köpare läser bruksanvisningen först efter {months} månader, säger {institute}.',
      ],
      talk: [
        'Det dyraste misstaget är att köpa två gånger.',
        'Många betalar för funktioner som de aldrig använder.',
        'Fuktig förvaring förstör även det bästa materialet.',
        'Lita inte på ett enda test, för dina förhållanden är andra.',
      ],
    },
    repair: {
      headings: ['Reparation och reservdelar', 'Går det att reparera {s}?', 'Laga eller byta?'],
      facts: [
        'En professionell reparation kostar {low} i genomsnitt och tar {minutes} minuter.',
        'Tillverkarna har reservdelar i lager i minst {years} år.',
      ],
      talk: [
        'Små skador kan lagas hemma med ett enkelt kit.',
        'Fråga vad reservdelar kostar innan du köper.',
        'Lim fäster bara på en ren och torr yta.',
        'Lämna allt som gäller säkerheten till en verkstad.',
      ],
    },
    green: {
      headings: ['Hållbarhet', 'Är det bra för miljön?', 'Köp med gott samvete'],
      facts: [
        'Tillverkningen står för {share} procent av de totala utsläppen, användning och avfall för resten.',
        'Under {survey} var {growth} procent av all försäljning begagnat.',
      ],
      talk: [
        'Den mest miljövänliga produkten är den som du redan äger.',
        'Märkningar hjälper, men få av dem kontrolleras oberoende.',
        'Den som köper begagnat sparar både pengar och material.',
        'Lämna tillbaka utslitna produkter till butiken i stället för att slänga dem.',
      ],
    },
  },
  faqHeading: 'Vanliga frågor',
  faq: [
    {
      question: 'Hur länge håller {s}?',
      answer: 'Ungefär {years} år vid normal användning, och längre med god skötsel.',
    },
    {
      question: 'Vad kostar bra kvalitet?',
      answer: 'Räkna med ungefär {middle}; enkla modeller börjar på {low}.',
    },
    { question: 'Hur ofta ska jag rengöra det?', answer: 'Var {months}:e månad räcker för de flesta.' },
    {
      question: 'Lönar det sig att köpa begagnat?',
      answer: 'Ja, om det finns reservdelar och inget viktigt är skadat.',
    },
    {
      question: 'Kan jag lämna tillbaka det om det inte passar?',
      answer: 'De flesta butiker tar tillbaka oanvända varor inom 30 dagar.',
    },
  ],
  quotes: [
    'Folk underskattar hur mycket rätt val beror på deras egna vanor.',
    'Jag köper hellre en bra produkt vart {years}:e år än en billig varje vår.',
    'Det mesta som vi lagar i verkstaden hade kunnat undvikas med tio minuters skötsel.',
    'Det bästa testet är en regnig vecka och inte ett skyltfönster.',
  ],
  tipsHeading: 'Våra tips i korthet',
  tips: [
    'Skriv ner vad du behöver innan du tittar på erbjudanden.',
    'Sätt en gräns, till exempel {middle}.',
    'Kontrollera vikten: runt {grams} gram är ett bra värde.',
    'Fråga efter standarden EN {standard}.',
    'Rengör det var {months}:e månad.',
    'Spara kvittot under hela garantitiden.',
  ],
  table: { heads: ['Klass', 'Pris', 'Vikt'], rows: ['Instegsmodell', 'Mellanklass', 'Premium'] },
  institutes: ['Institutet för produktprovning', 'Konsumentrådet', 'Norra materiallaboratoriet'],
  menu: ['Hem', 'Guider', 'Tester', 'Om oss'],
  boilerplate: {
    cookies: 'Vi använder kakor för att göra webbplatsen bättre och mäta hur den används.',
    accept: 'Godkänn alla',
    newsletter: 'Prenumerera på vårt nyhetsbrev och få 10 procent rabatt på nästa beställning.',
    related: 'Du kanske också gillar',
    footer: 'Alla rättigheter förbehållna. Integritetspolicy och villkor.',
    by: 'Av {person}',
  },
}
