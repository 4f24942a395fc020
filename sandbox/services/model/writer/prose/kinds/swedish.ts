import type { Prose } from '../prose.ts'

export const SWEDISH_KINDS: Prose['kinds'] = {
  price: {
    signs: ['pris', 'kosta', 'billig', 'budget'],
    openings: [
      'Sökandet börjar ofta med priset, och där går det snett när inget annat räknas.',
      'Priset säger något om varan, fast mindre än butiken vill att du ska tro.',
      'Sätt en gräns innan du öppnar det inledande erbjudandet.',
    ],
    links: [
      'Titta bakom siffran.',
      'Prislappen är bara en del av notan.',
      'Det sätter erbjudandena i sitt sammanhang.',
    ],
    closings: [
      'Bestäm vad du vill lägga och köp sedan något gediget inom den ramen.',
      'Är budgeten snäv, vänta till slutet av säsongen.',
      'Det du sparar på tillbehör gör nytta i skötseln.',
    ],
  },
  size: {
    signs: ['storlek', 'mått', 'passform', 'mät', 'vikt'],
    openings: [
      'Blir storleken fel hjälper resten av sidan föga.',
      'Att mäta tar minuter, en felaktig storlek stör i månader.',
      'Etiketter lovar en ordning som inte finns.',
    ],
    links: ['Etiketten är en vink, inget löfte.', 'Så mät och jämför sedan.', 'Här får man vara petig.'],
    closings: [
      'Beställ i så god tid att du hinner byta.',
      'Är du osäker, prova under verkliga förhållanden.',
      'Skriv upp vad som passade.',
    ],
  },
  care: {
    signs: ['sköt', 'rengör', 'tvätt', 'förvar', 'vattna', 'gödsl', 'näring', 'torka', 'vård'],
    openings: [
      'Skötsel är mindre arbete än sitt rykte, om ordningen är rätt.',
      'Några lugna minuter då och då ersätter en lång eftermiddag.',
      'Du behöver inget skåp fullt av medel för det här.',
    ],
    links: ['Ordningen spelar roll.', 'Gå varsamt vidare därifrån.', 'Tålamodet sköter resten.'],
    closings: [
      'Så börjar nästa säsong utan överraskningar.',
      'Gör det till en vana, då blir det aldrig ett måste.',
      'Allt därutöver är frivilligt.',
    ],
  },
  life: {
    signs: ['håller', 'livslängd', 'ålder', 'slit', 'hur länge', 'när ska'],
    openings: [
      'Inget varar för evigt, men slutet avgör du delvis själv.',
      'Ålder syns i det lilla innan den syns i det stora.',
      'Det ärliga svaret beror på användningen och ännu mer på skötseln.',
    ],
    links: [
      'Ett genomsnitt berättar förstås inte allt.',
      'Leta efter tecknen i tid.',
      'Användningen väger tyngre än kalendern.',
    ],
    closings: [
      'Kontrollera det när säsongen börjar, medan det finns tid.',
      'Handlar det om säkerhet, byt hellre för tidigt än för sent.',
      'Är du tveksam, fråga en verkstad.',
    ],
  },
  repair: {
    signs: ['reparer', 'laga'],
    openings: [
      'En hel del skador ser slutgiltiga ut utan att vara det.',
      'En lagning börjar med en ärlig blick på det som är trasigt.',
      'Se efter vad som går att rädda innan du beställer nytt.',
    ],
    links: [
      'Mödan ska stå i proportion.',
      'Visst hör hemma på köksbordet, annat i verkstaden.',
      'Ta god tid på dig med förarbetet.',
    ],
    closings: [
      'Det man har lagat själv behandlar man också bättre.',
      'Spara kvittot från verkstaden.',
      'Och håller det inte har du bara förlorat en kväll.',
    ],
  },
  mistakes: {
    signs: ['misstag', 'undvik', 'problem', 'varför', 'fel', 'sjukdom'],
    openings: [
      'De här misstagen har andra redan gjort, så du slipper.',
      'Sällan går allt fel på en gång, det är små vanor som ställer till det.',
      'Det är billigare att läsa den här delen än att uppleva den.',
    ],
    links: ['Det låter självklart och händer ändå jämt.', 'Mönstret bakom är sig likt.', 'Boten är enkel.'],
    closings: [
      'Känner du igen dig är du i gott sällskap.',
      'Med det här ligger du före många.',
      'En kort lapp på dörren räcker.',
    ],
  },
  material: {
    signs: ['material', 'typ', 'sort', 'tyg', 'läder', 'verktyg', 'behöver du'],
    openings: [
      'Varje val är en kompromiss, vad reklamen än säger.',
      'Här finns ingen vinnare, bara det som passar dina planer.',
      'Vad något är gjort av märks en dålig dag.',
    ],
    links: [
      'Vart och ett ger något och tar något.',
      'Vid användning syns skillnaden snabbt.',
      'Det lönar sig att titta på insidan.',
    ],
    closings: [
      'Välj för vardagen och inte för undantaget.',
      'Låt de vanliga förhållandena avgöra.',
      'När du vet vad du behöver gör valet sig självt.',
    ],
  },
  used: {
    signs: ['begagnat', 'begagnade', 'hyra', 'låna', 'miljö', 'hållbar'],
    openings: [
      'Nytt är inte enda utvägen, och ofta inte den kloka.',
      'Att köpa begagnat är en god idé om man vet var man ska titta.',
      'Här går det att spara mer än pengar.',
    ],
    links: [
      'En noggrann blick skyddar mot överraskningar.',
      'Fråga om historien innan du frågar om priset.',
      'Det beror på hur ofta du behöver det.',
    ],
    closings: [
      'Slingrar sig säljaren, gå vidare.',
      'För ett enstaka tillfälle är det enkelt att låna.',
      'Ett gott köp är det som används i åratal.',
    ],
  },
  choose: {
    signs: ['välj', 'köp', 'jämför', 'hitta', 'tänk på', 'rätt tid'],
    openings: [
      'Gör klart för dig vad du ska ha det till innan du jämför något.',
      'Ett gott val börjar hemma med en penna och inte i butiken.',
      'Utbudet är stort, men din lista är nog kort.',
    ],
    links: [
      'Ha det i minnet när du läser etiketter.',
      'Härifrån krymper urvalet fort.',
      'Ett prov hemma berättar det som inte står på någon etikett.',
    ],
    closings: ['Det som är kvar nu är värt att prova.', 'Ta det enklare när båda duger.', 'Sov på saken.'],
  },
  basics: {
    signs: ['vad är', 'grunder', 'i korthet', 'detta behöver'],
    openings: [
      'Till att börja med: vad talar vi om?',
      'Lite bakgrund gör varje senare beslut lättare.',
      'Idén är snabbt förklarad, det spännande finns i detaljerna.',
    ],
    links: [
      'Så långt är alla överens.',
      'Skillnaderna sitter i detaljerna.',
      'Namn hjälper mindre än man hoppas.',
    ],
    closings: [
      'Med det i bagaget är resten lätt att placera.',
      'Så mycket om bakgrunden, nu till praktiken.',
      'Allt annat bygger på detta.',
    ],
  },
  other: {
    signs: [],
    openings: [
      'Ta det här steget lugnt, för ingen vill göra om det.',
      'Här betyder detaljerna mer än verktygen.',
      'Det verkar vara en bisak tills man hoppar över den.',
      'Det finns flera vägar, men alla slutar inte väl.',
      'Ge den här delen lite mer tid än du tror behövs.',
      'Nu lönar sig ett gott förarbete.',
      'Det är en liten sak, och ändå hänger mycket på den.',
      'Du kommer att göra det fler gånger, så lär dig det ordentligt.',
      'Mycket av det som går fel börjar just här.',
      'Med grunderna på plats är den här delen enkel.',
    ],
    links: [
      'Det har sin förklaring.',
      'Håll ett öga på detaljerna.',
      'Men det är bara en del av bilden.',
      'Det förtjänar en ny titt.',
      'I praktiken är det enklare än det låter.',
      'Skynda inte.',
      'Det hjälper att veta varför.',
      'Det följande glöms lätt bort.',
      'Så lyder regeln, nu till undantaget.',
      'Och det finns mer att säga.',
      'Här hjälper erfarenhet.',
      'Med sunt förnuft kommer man långt.',
      'Små ändringar gör skillnad.',
      'Det låter strängt men går fort.',
    ],
    closings: [
      'När det är gjort kan du gå vidare utan oro.',
      'Känns något fel, börja om härifrån.',
      'Låt det stanna där, mer möda hjälper sällan.',
      'Efter några gånger behöver du ingen anvisning.',
      'Skriv upp vad som fungerade.',
      'Mödan är liten och vinsten är det inte.',
      'På detta vilar allt som följer.',
      'Lita på regeln men också på dina ögon.',
    ],
  },
}
