/**
 * Words that headings of one topic use for one another, by language: each line is one meaning, and `~` before it says that it goes with
 * any topic. Only words of guides in general, none of
 * a subject. They are compared folded.
 */
export const SAME_MEANING: Readonly<Record<string, string>> = {
  en: `cost costs price prices pricing expensive budget charge charges pay spend
    benefit benefits advantage advantages pros upsides upside
    disadvantage disadvantages drawback drawbacks cons downside downsides
    mistake mistakes avoid avoiding error errors pitfall pitfalls
    choose choosing look criteria select selecting pick picking choice
    clean cleaning wash washing
    store storing storage keep keeping
    buy buying purchase purchasing
    difference differences versus vs compared comparison
    kind kinds type types sort sorts variety varieties
    tool tools equipment gear supplies supply kit need
    problem problems trouble troubleshooting issue issues
    repair repairing fix fixing mend mending
    maintain maintenance care caring upkeep
    often frequency regularly
    size sizes sizing big
    install installation installing fitting
    safe safety danger dangers dangerous risk risks hazard hazards
    begin beginner beginners start starting started
    prepare preparing preparation prepping prep
    protect protecting protection
    remove removing rid eliminate
    when time timing
    why reason reasons important importance matters
    ~step steps guide instructions tutorial
    last lasts lifespan lifetime durability durable
    environment environmental sustainability sustainable eco`,
  de: `kosten kostet preis preise preislich teuer budget
    vorteil vorteile nutzen pluspunkte
    nachteil nachteile minuspunkte
    fehler irrtümer vermeiden pannen
    wählen auswählen kriterien worauf auswahl wahl aussuchen finden kaufberatung
    reinigen reinigung säubern putzen sauber säuberung
    aufbewahren aufbewahrung lagern lagerung lagert
    kaufen kauf anschaffung anschaffen
    unterschied unterschiede vergleich
    art arten sorte sorten typ typen varianten
    werkzeug ausrüstung zubehör material utensilien materialien brauchen benötigen benötigt
    problem probleme schwierigkeiten störungen
    reparieren reparatur ausbessern
    pflege pflegen wartung warten instandhaltung
    oft häufig häufigkeit regelmäßig
    größe größen groß
    einbau einbauen installation installieren montage montieren
    sicherheit gefahr gefahren risiko risiken
    vorbereiten vorbereitung
    schützen schutz
    trocknen trocknung
    gießen bewässern bewässerung
    düngen düngung dünger
    wann zeitpunkt zeit
    warum weshalb wieso grund gründe wichtig wichtigkeit
    ~schritt schritte anleitung anleitungen ablauf vorgehen
    lebensdauer haltbarkeit hält haltbar
    umwelt umweltfreundlich nachhaltigkeit nachhaltig`,
  es: `coste costes costo costos cuesta cuestan precio precios vale presupuesto
    ventaja ventajas beneficio beneficios
    desventaja desventajas inconveniente inconvenientes
    error errores evitar fallo fallos
    elegir elección encontrar criterios fijarse escoger seleccionar
    limpiar limpieza lavar lavado
    guardar conservar conservación almacenar almacenamiento guardarlo
    comprar compra
    diferencia diferencias comparación comparativa
    tipo tipos clase clases variedad variedades
    herramienta herramientas material materiales equipo utensilios necesitas necesario
    problema problemas
    reparar reparación arreglar
    cuidado cuidados mantenimiento mantener
    frecuencia
    tamaño medida medidas
    instalar instalación montaje
    seguridad peligro peligros riesgo riesgos
    preparar preparación
    riego regar agua
    abono abonar fertilizante fertilizar
    proteger protección
    cuándo momento época
    importancia importante razones motivos razón
    ~paso pasos guía instrucciones procedimiento
    dura duran duración vida
    medioambiente ecológico sostenibilidad sostenible`,
  sv: `kostnad kostnader kostar pris priser dyrt
    fördel fördelar
    nackdel nackdelar
    misstag fel undvika fallgropar
    välja val väljer hitta kriterier
    rengöra rengöring tvätta tvätt städa
    förvara förvaring lagra lagring
    köpa köp inköp
    skillnad skillnader jämförelse
    typ typer sort sorter slag
    verktyg utrustning redskap material behöver
    problem svårigheter
    reparera reparation laga
    skötsel underhåll sköta vård vårda
    ofta
    storlek storlekar
    installera installation montera montering
    säkerhet fara faror risk risker
    förbereda förberedelse förberedelser
    vattna vattning bevattning
    gödsla gödsling gödning gödsel näring
    skydda skydd
    när tid tidpunkt dags
    varför anledning anledningar viktigt skäl
    ~steg guide anvisning instruktion
    livslängd håller
    miljö miljön miljövänlig hållbarhet`,
  ja: `費用 価格 いくら 値段 料金 相場 コスト
    メリット 利点 長所 良い点
    デメリット 欠点 短所 注意点
    失敗 間違い 避け ミス
    選び方 選ぶ 見つける 見極め 選択
    掃除 洗浄 清掃 お手入れ 手入れ 洗い方
    保存 保管 収納
    購入 買う 買い方
    違い 比較
    種類 タイプ
    道具 用具 必要なもの 準備するもの 材料
    問題 トラブル 故障
    修理 直し方
    頻度 回数
    サイズ 大きさ 容量
    設置 取り付け
    安全 危険
    準備 下準備 下ごしらえ
    ~手順 作り方 やり方 方法 仕方
    いつ 時期 タイミング
    なぜ 理由 必要性 重要性
    寿命 耐用年数
    環境 エコ`,
  ar: `تكلفة تكاليف سعر أسعار ثمن
    فوائد فائدة مزايا ميزات مميزات إيجابيات
    عيوب سلبيات مساوئ
    أخطاء خطأ تجنب
    اختيار تختار معايير اختر انتقاء
    تنظيف غسل غسيل
    تخزين حفظ الاحتفاظ
    شراء
    فرق الفروق مقارنة اختلاف
    أنواع نوع أصناف
    أدوات معدات لوازم مستلزمات المواد
    مشاكل مشكلة مشكلات
    إصلاح صيانة
    عناية رعاية
    حجم أحجام مقاس مقاسات
    تركيب تثبيت
    سلامة أمان مخاطر خطر
    تحضير إعداد تجهيز
    ~خطوات طريقة كيفية خطوة طرق
    متى وقت موعد توقيت
    لماذا أهمية سبب أسباب
    عمر يدوم تدوم
    البيئة الاستدامة`,
  fr: `coût coûts prix tarif tarifs budget
    avantage avantages bénéfices bienfaits
    inconvénient inconvénients
    erreur erreurs
    choisir choix sélectionner
    nettoyer nettoyage laver lavage
    conserver conservation ranger rangement stocker stockage
    acheter achat
    différence différences comparaison
    type types sorte sortes variété variétés
    outil outils matériel équipement
    problème problèmes
    entretien entretenir
    taille tailles
    sécurité danger dangers risques
    préparer préparation
    quand moment période
    pourquoi raisons importance
    ~étape étapes guide tutoriel`,
  it: `costo costi prezzo prezzi
    vantaggio vantaggi benefici
    svantaggio svantaggi
    errore errori
    scegliere scelta
    pulire pulizia lavare lavaggio
    conservare conservazione
    comprare acquistare acquisto
    differenza differenze confronto
    tipo tipi tipologie varietà
    attrezzatura strumenti attrezzi
    manutenzione cura
    quando momento periodo
    perché motivi importanza ragioni
    ~passo passi guida procedimento`,
  pt: `custo custos preço preços valor
    vantagem vantagens benefícios
    desvantagem desvantagens
    erro erros
    escolher escolha
    limpar limpeza lavar lavagem
    guardar armazenar armazenamento conservar
    comprar compra
    diferença diferenças comparação
    tipo tipos variedades
    ferramentas equipamento materiais
    manutenção cuidados
    quando momento época
    importância razões motivos
    ~passo passos guia tutorial`,
  nl: `kosten prijs prijzen
    voordelen voordeel
    nadelen nadeel
    fouten
    kiezen keuze
    schoonmaken reinigen wassen reiniging
    bewaren opbergen opslag
    kopen aanschaf
    verschil verschillen vergelijking
    soorten types
    gereedschap benodigdheden
    onderhoud verzorging
    wanneer tijdstip moment
    waarom redenen belang
    ~stap stappen stappenplan handleiding`,
}

/** Words that many headings of guides have and that name no topic: "how to", "the best way", "step by step". */
export const EMPTY_WORDS: Readonly<Record<string, string>> = {
  en: `how what why when where which who whether way ways guide guides tip tips advice step steps best right proper properly correct correctly
    good better simple easy quick ultimate complete important thing things know need needs want make makes making get getting
    use using used do does really actually first next finally one two three four five six seven eight nine ten should can explained
    top much many your you it its new first second short brief briefly glance our overview basics basic summary nutshell fundamentals essentials`,
  de: `wie was warum wann wo welche welcher welches tipp tipps ratgeber anleitung schritt schritte richtig richtige richtigen beste besten gut gute
    einfach schnell wichtig wichtigste wichtigsten wissen sollten sollte geht gehts funktioniert macht machen gibt so rund ums um zum thema
    eins zwei drei vier fünf sechs sieben erste ersten erster erstes zweite zweiten kürze kurz überblick blick grundlagen zusammengefasst unsere unser`,
  es: `cómo como qué que por cuándo dónde cuál cuáles guía consejo consejos paso pasos mejor mejores correctamente correcta correcto bien
    fácil rápido importante saber debes hay tener hacer hace uno dos tres cuatro cinco seis siete primer primera primero breve resumen vistazo nuestros nuestras básico básicos fundamentos`,
  sv: `hur vad varför när var vilken vilket vilka guide tips råd steg bästa bäst rätt enkelt enkel snabbt viktigt viktigaste veta
    gör göra så du ett två tre fyra fem sex sju första andra korthet kort överblick grunderna våra sammanfattning`,
  ja: `方法 やり方 手順 コツ ポイント 解説 紹介 徹底 おすすめ 簡単 正しい 基本 について 何 どう こと もの ため 場合 時 際 する なる できる 知る 初めて 最初 まとめ 基礎 要点 知識 概要`,
  ar: `كيف كيفية ما ماذا لماذا متى أين هل كم طريقة طرق خطوات خطوة نصائح نصيحة دليل أفضل أهم الصحيحة الصحيح بسهولة تعرف هو هي يجب الأول الأولى باختصار لمحة نصائحنا الأساسيات أساسيات`,
  fr: `comment pourquoi quand quel quelle quels quelles guide conseil conseils étape étapes meilleur meilleurs meilleure bien facile savoir faire faut premier première bref résumé nos bases essentiel`,
  it: `come cosa perché quando quale quali guida consiglio consigli passo passi migliore migliori giusto corretto facile sapere fare primo prima breve sintesi nostri basi`,
  pt: `como que por quando qual quais guia dica dicas passo passos melhor melhores certo correto fácil saber fazer deve primeiro primeira resumo breve nossas básico`,
  nl: `hoe wat waarom wanneer welke gids tip tips stap stappen beste goed goede juist juiste makkelijk weten doen moet eerste kort overzicht onze basis`,
}
