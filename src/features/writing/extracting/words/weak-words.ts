/** Words that stand in all kinds of sentences and so are no words of a subject, besides the stop words, and units; by language. */
export const WEAK_WORDS: Readonly<Record<string, string>> = {
  en: `one two three four five six seven eight nine ten first second third last next never always often sometimes usually mostly need
    needs take takes taken let lets keep keeps kept come comes give gives given put puts go goes help helps make makes made use uses
    used get gets want wants work works say says show shows try tries become becomes means mean add adds enough little lot many several
    least less best better good well even almost already still again also quite rather around per half whole full easily quickly
    slowly new old different important possible large small big long short much about roughly
    second seconds minute minutes hour hours day days week weeks month months year years percent degrees dollar dollars euro euros pound pounds gram grams kilogram litre litres liter liters metre metres`,
  de: `ein zwei drei vier fünf sechs sieben acht neun zehn erste ersten zweite zweiten letzte nächste nie niemals immer oft meist meistens
    häufig manchmal braucht brauchen benötigt nimmt nehmen lässt lassen lass kommt kommen gibt geben geht gehen hilft helfen macht machen
    nutzen nutzt verwenden verwendet bleibt bleiben hält halten reicht reichen genügt sollte sollten kann können muss müssen darf dürfen
    wird werden etwa rund ungefähr mindestens höchstens genug wenig viel viele mehrere mehr weniger besser beste besten gut gute guten schon
    noch wieder auch sogar fast ganz halb einfach schnell langsam neu neue alt alte verschieden verschiedene wichtig möglich groß große klein
    kleine lang lange kurz kurze stets sobald bevor zuerst danach dann jeweils selbst eigene
    sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre jahren prozent grad euro gramm kilogramm liter meter zentimeter`,
  es: `uno dos tres cuatro cinco seis siete ocho nueve diez primer primera primero segundo última último nunca siempre a menudo veces suele
    suelen necesita necesitan necesitas hay tiene tienen poner pon pone deja dejar dejarse da dar hace hacen hacer ayuda ayudan usa usar
    sirve sirven queda quedan puede pueden debe deben conviene basta mejor mejores peor buen buena bueno bien más menos mucho mucha
    muchos muchas poco poca pocos varios varias cada todo toda todos casi ya aún todavía también incluso unos unas cerca aproximadamente
    suficiente importante posible gran grande grandes pequeño pequeña pequeños nuevo nueva viejo fácil rápido lento
    segundo segundos minuto minutos hora horas día días semana semanas mes meses año años ciento grados euro euros peso pesos gramos kilo kilos litro litros metros centímetros`,
  sv: `ett en två tre fyra fem sex sju åtta nio tio första andra sista nästa aldrig alltid ofta ibland oftast brukar behöver behövs tar ta
    låt låter kommer ger ge går gå hjälper gör göra använd använder används blir håller räcker bör ska kan måste får cirka ungefär minst
    högst lite mycket många flera mer mindre bättre bäst bra god gott redan ännu igen också även nästan hel hela halv enkelt snabbt långsamt
    ny nya gammal olika viktigt möjligt stor stora liten små lång långa kort varje först sedan
    sekund sekunder minut minuter timme timmar dag dagar dagen vecka veckor månad månader år procent grader krona kronor gram kilo liter meter centimeter`,
  ja: `一つ 二つ 必要 場合 大切 重要 使う 使い 使用 入れ 入れる 置く 置き 出る 出す 行う 行い 続く 続ける 少し 多く 多い 少ない 良い よい 悪い
    大きい 小さい 新しい 古い 長い 短い 高い 低い 早い 遅い 十分 程度 約 以上 以下 最初 最後 毎日 必ず 時間 目安 可能 場所 全体 一度 他 人
    秒 分 時間 日 週間 か月 ヶ月 月 年 パーセント 度 円 グラム キロ リットル ミリリットル メートル センチ 回 枚 本 個 一杯 杯`,
  ar: `واحد واحدة اثنان ثلاث ثلاثة أربع أربعة خمس خمسة أول الأول أولى ثاني آخر دائما أبدا غالبا أحيانا عادة يحتاج تحتاج يجب يمكن يكفي تكفي
    ضع استخدم يستخدم تستخدم اترك يترك تعطي يعطي يساعد تساعد يجعل تجعل يصبح تصبح يبقى تبقى أكثر أقل كثير كثيرة قليل قليلة أفضل جيد جيدة
    جدا نحو حوالي تقريبا كل بعض عدة أيضا كبير كبيرة صغير صغيرة جديد جديدة مهم مهمة مختلف مختلفة طويل قصير مرة مرات
    ثانية ثوان دقيقة دقائق ساعة ساعات يوم أيام يوما أسبوع أسابيع شهر أشهر شهرين سنة سنوات بالمئة درجة درجات غرام كيلو لتر متر سنتيمترات`,
  fr: `un deux trois premier première dernier jamais toujours souvent besoin faut faire fait font met mettre laisse laisser donne aide
    utilise utiliser peut peuvent doit doivent suffit environ moins plus mieux bon bonne bien peu beaucoup plusieurs chaque tout tous
    toute presque déjà encore aussi même grand grande petit petite nouveau vieux important possible
    seconde secondes minute minutes heure heures jour jours semaine semaines mois an ans année années degrés euro euros gramme grammes litre litres mètres`,
  it: `uno due tre primo prima ultimo mai sempre spesso serve servono fare fa fanno mettere lascia lasciare dà aiuta usa usare può possono
    deve devono basta circa meno più meglio buono buona bene poco molto molti diversi ogni tutto tutti quasi già ancora anche grande piccolo nuovo
    secondi minuto minuti ora ore giorno giorni settimana settimane mese mesi anno anni gradi euro grammi litro litri metri`,
  pt: `um dois três primeiro primeira último nunca sempre muitas vezes precisa precisam fazer faz fazem colocar coloque deixe deixar dá ajuda
    use usar pode podem deve devem basta cerca menos mais melhor bom boa bem pouco muito muitos vários cada todo todos quase já ainda também
    grande pequeno novo
    segundos minuto minutos hora horas dia dias semana semanas mês meses ano anos graus euro euros reais gramas litro litros metros`,
  nl: `een twee drie eerste laatste nooit altijd vaak meestal nodig doe doen maak maakt laat geeft helpt gebruik gebruikt kan kunnen moet
    moeten blijft ongeveer minder meer beter goed goede weinig veel elke alle bijna al nog ook groot grote klein kleine nieuw
    seconden minuut minuten uur dag dagen week weken maand maanden jaar graden euro gram liter meter`,
}
