import { groupDigits } from './facts.ts'
import type { Phrasebook } from './phrasebook.ts'

export const german: Phrasebook = {
  language: 'de',
  space: ' ',
  writePrice: (dollars) => `${groupDigits(dollars, 'de')} Euro`,
  writeSubject: (words) => words.replaceAll(/(?:^|(?<=[ -]))\p{L}/gu, (letter) => letter.toUpperCase()),
  titles: [
    '{S}: Der große Ratgeber',
    '{S}: Worauf es wirklich ankommt',
    '{S} einfach erklärt',
    'Alles über {S}',
  ],
  intro: [
    'Dieser Ratgeber zum Thema {S} beantwortet die Fragen, die uns am häufigsten erreichen.',
    'Wir haben uns wochenlang mit {S} beschäftigt, mit Fachleuten gesprochen und Messwerte gelesen.',
    'Sie erfahren, worauf Sie achten sollten, was es kostet und wie Sie die üblichen Fehler vermeiden.',
    'Alle Zahlen auf dieser Seite wurden bei der letzten Überarbeitung geprüft.',
    'Wenn Sie wenig Zeit haben, lesen Sie zuerst die kurze Liste mit Tipps.',
  ],
  sections: {
    basics: {
      headings: ['Was ist {S}?', '{S} kurz erklärt', 'Die Grundlagen'],
      facts: [
        '{S} ist ein Sammelbegriff für alles, was diesem einen Zweck dient, vom einfachen Modell bis zur Profiausrüstung.',
        'Die ersten Produkte dieser Art wurden {since} verkauft, und am Prinzip hat sich seither kaum etwas geändert.',
        'Laut {institute} besitzen {share} Prozent aller Haushalte mindestens eines davon.',
      ],
      talk: [
        'Die Idee ist einfach, aber über den Nutzen entscheiden die Einzelheiten.',
        'Einsteiger verwechseln oft zwei Arten, die ähnlich aussehen und für anderes gemacht sind.',
        'Fachleute unterscheiden die Arten nach der Bauweise und nicht nach dem Namen.',
        'Die Bezeichnungen sind nicht geschützt, deshalb kann sich sehr unterschiedliche Qualität dahinter verbergen.',
      ],
    },
    choose: {
      headings: [
        '{S}: Worauf beim Kauf achten?',
        'So finden Sie das richtige Modell',
        'Die wichtigsten Kriterien',
      ],
      facts: [
        'In einer Umfrage unter {people} Käufern gaben {survey} {percent} Prozent an, zuerst die falsche Art gewählt zu haben.',
        'Prüfer empfehlen für die meisten Menschen ein Gewicht von etwa {grams} Gramm.',
        'Produkte nach der Norm EN {standard} haben eine unabhängige Prüfung bestanden.',
      ],
      talk: [
        'Überlegen Sie zuerst, wie oft und wo Sie es nutzen, und vergleichen Sie erst dann die Funktionen.',
        'Ein Modell, das zu Ihren Gewohnheiten passt, ist besser als eines mit vielen Extras.',
        'Probieren Sie es einige Minuten lang aus, denn Bequemlichkeit steht in keinem Datenblatt.',
        'Berichte von langjährigen Besitzern sagen mehr als der erste Eindruck.',
      ],
    },
    price: {
      headings: ['Was kostet {S}?', 'Die Preise im Überblick', 'Wie viel sollte man ausgeben?'],
      facts: [
        'Einfache Modelle gibt es ab {low}, gute kosten etwa {middle}, und die besten werden für {high} verkauft.',
        'Seit {survey} sind die Preise um {growth} Prozent gestiegen, vor allem wegen Material und Transport.',
        'Das {institute} fand bei der Sicherheit keinen Unterschied zwischen Modellen für {middle} und für {high}.',
      ],
      talk: [
        'Bei sehr billigen Angeboten sparen die Hersteller meist an den Teilen, die man nicht sieht.',
        'Die Ware der letzten Saison ist oft genauso gut und deutlich günstiger.',
        'Rechnen Sie Ersatzteile und Pflegemittel mit, denn sie summieren sich über die Jahre.',
        'Ein höherer Preis lohnt sich nur für Menschen, die es regelmäßig nutzen.',
      ],
    },
    size: {
      headings: ['Welche Größe ist richtig?', 'Größe und Passform', 'Richtig messen'],
      facts: [
        'Die gemessenen Größen weichen zwischen den Herstellern um bis zu {share} Prozent ab, obwohl dasselbe draufsteht.',
        'Leichte Modelle wiegen {light} Gramm, schwere bis zu {heavy} Gramm.',
      ],
      talk: [
        'Messen Sie am Abend und schreiben Sie das Ergebnis auf, bevor Sie Tabellen vergleichen.',
        'Wer zwischen zwei Größen liegt, nimmt meist besser die größere.',
        'Eine zu kleine Größe verschleißt schneller, weil die Nähte mehr aushalten müssen.',
        'Fragen Sie den Händler, wie gemessen wurde, denn die Verfahren unterscheiden sich.',
      ],
    },
    material: {
      headings: [
        'Materialien und Arten',
        'Welches Material ist das beste?',
        'Die wichtigsten Arten im Vergleich',
      ],
      facts: [
        'Etwa {percent} Prozent der Modelle auf dem Markt bestehen aus zwei Materialien.',
        'Im Labor trockneten natürliche Materialien laut {institute} im Schnitt in {minutes} Minuten.',
      ],
      talk: [
        'Natürliche Materialien fühlen sich wärmer an, künstliche trocknen schneller und wiegen weniger.',
        'Beschichtungen schützen am Anfang gut, müssen aber erneuert werden.',
        'Die Art entscheidet im Alltag mehr als die Marke.',
        'Sehen Sie auch nach innen, denn dort wird an Material gespart.',
      ],
    },
    care: {
      headings: ['Pflege und Reinigung', '{S} richtig reinigen', 'So pflegen Sie es'],
      facts: [
        'Reinigen Sie es alle {months} Monate und bei höchstens {degrees} °C.',
        'Eine gründliche Reinigung dauert etwa {minutes} Minuten.',
        'In Tests des {institute} hielten gut gepflegte Produkte {share} Prozent länger.',
      ],
      talk: [
        'Nehmen Sie eine weiche Bürste und wenig Seife, aber nie ein starkes Lösungsmittel.',
        'Lassen Sie es an der Luft trocknen, fern von Heizung und Sonne.',
        'Entfernen Sie zuerst losen Schmutz, denn er wirkt wie Schleifpapier.',
        'Lagern Sie es erst, wenn es ganz trocken ist.',
      ],
    },
    life: {
      headings: ['Wie lange hält {S}?', 'Die Lebensdauer', 'Wann sollte man es ersetzen?'],
      facts: [
        'Bei normaler Nutzung hält es {years} Jahre, bei guter Pflege bis zu {longer} Jahre.',
        'Das {institute} zählte in den ersten zwei Jahren {growth} Prozent Ausfälle.',
      ],
      talk: [
        'Die ersten Zeichen des Alters sind feine Risse und Teile, die nicht mehr richtig schließen.',
        'Hitze und Feuchtigkeit schaden mehr als häufiger Gebrauch.',
        'Tauschen Sie einzelne Teile früh aus, bevor sie andere beschädigen.',
        'Nach einem harten Sturz sollte das Produkt geprüft werden, auch wenn nichts zu sehen ist.',
      ],
    },
    mistakes: {
      headings: ['Häufige Fehler', 'Das sollten Sie vermeiden', 'Fehler, die Geld kosten'],
      facts: [
        '{percent} Prozent der Reklamationen gehen auf falschen Gebrauch und nicht auf einen Mangel zurück.',
        'Jeder dritte Käufer liest die Anleitung erst nach {months} Monaten, sagt das {institute}.',
      ],
      talk: [
        'Der teuerste Fehler ist, zweimal zu kaufen.',
        'Viele bezahlen für Funktionen, die sie nie verwenden.',
        'Feuchte Lagerung ruiniert auch das beste Material.',
        'Verlassen Sie sich nicht auf einen einzelnen Test, denn Ihre Bedingungen sind andere.',
      ],
    },
    repair: {
      headings: ['Reparatur und Ersatzteile', 'Kann man {S} reparieren?', 'Reparieren oder ersetzen?'],
      facts: [
        'Eine fachgerechte Reparatur kostet im Schnitt {low} und dauert {minutes} Minuten.',
        'Die Hersteller halten Ersatzteile mindestens {years} Jahre lang bereit.',
      ],
      talk: [
        'Kleine Schäden lassen sich zu Hause mit einem einfachen Set beheben.',
        'Fragen Sie vor dem Kauf nach dem Preis der Ersatzteile.',
        'Kleber hält nur auf einer sauberen und trockenen Fläche.',
        'Überlassen Sie alles, was der Sicherheit dient, einer Werkstatt.',
      ],
    },
    green: {
      headings: ['Nachhaltigkeit', 'Wie umweltfreundlich ist {S}?', 'Mit gutem Gewissen kaufen'],
      facts: [
        'Die Herstellung verursacht {share} Prozent der gesamten Emissionen, Nutzung und Entsorgung den Rest.',
        'Im Jahr {survey} waren {growth} Prozent aller Verkäufe gebrauchte Ware.',
      ],
      talk: [
        'Am umweltfreundlichsten ist das Produkt, das Sie schon besitzen.',
        'Siegel helfen, aber nur wenige werden unabhängig geprüft.',
        'Wer gebraucht kauft, spart Geld und Material.',
        'Bringen Sie verschlissene Produkte zum Händler zurück, statt sie wegzuwerfen.',
      ],
    },
  },
  faqHeading: 'Häufige Fragen',
  faq: [
    {
      question: 'Wie lange hält {S}?',
      answer: 'Etwa {years} Jahre bei normaler Nutzung, bei guter Pflege länger.',
    },
    {
      question: 'Was kostet gute Qualität?',
      answer: 'Rechnen Sie mit etwa {middle}; einfache Modelle gibt es ab {low}.',
    },
    {
      question: 'Wie oft sollte ich es reinigen?',
      answer: 'Alle {months} Monate reicht für die meisten Menschen.',
    },
    {
      question: 'Lohnt sich ein gebrauchtes Produkt?',
      answer: 'Ja, wenn es Ersatzteile gibt und nichts Wichtiges beschädigt ist.',
    },
    {
      question: 'Kann ich es zurückgeben, wenn es nicht passt?',
      answer: 'Die meisten Händler nehmen es innerhalb von 30 Tagen unbenutzt zurück.',
    },
  ],
  quotes: [
    'Viele unterschätzen, wie sehr die richtige Wahl von den eigenen Gewohnheiten abhängt.',
    'Ich kaufe lieber alle {years} Jahre ein gutes Produkt als in jedem Frühling ein billiges.',
    'Das meiste, was wir in der Werkstatt reparieren, hätten zehn Minuten Pflege verhindert.',
    'Der beste Test ist eine Woche Regen und nicht der Verkaufsraum.',
  ],
  tipsHeading: 'Unsere Tipps in Kürze',
  tips: [
    'Schreiben Sie auf, was Sie brauchen, bevor Sie Angebote ansehen.',
    'Setzen Sie sich eine Grenze, zum Beispiel {middle}.',
    'Achten Sie auf das Gewicht: rund {grams} Gramm sind ein guter Wert.',
    'Fragen Sie nach der Norm EN {standard}.',
    'Reinigen Sie es alle {months} Monate.',
    'Bewahren Sie den Beleg während der ganzen Garantie auf.',
  ],
  table: { heads: ['Klasse', 'Preis', 'Gewicht'], rows: ['Einstieg', 'Mittelklasse', 'Oberklasse'] },
  institutes: ['Institut für Produktprüfung', 'Verbraucheramt Nord', 'Prüflabor Süddeutschland'],
  menu: ['Startseite', 'Ratgeber', 'Tests', 'Über uns'],
  boilerplate: {
    cookies: 'Wir verwenden Cookies, um diese Website zu verbessern und ihre Nutzung zu messen.',
    accept: 'Alle akzeptieren',
    newsletter: 'Abonnieren Sie unseren Newsletter und sparen Sie 10 Prozent bei der nächsten Bestellung.',
    related: 'Das könnte Sie auch interessieren',
    footer: 'Alle Rechte vorbehalten. Impressum, Datenschutz und AGB.',
    by: 'Von {person}',
  },
}
