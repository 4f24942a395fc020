interface ExportFixture {
  name: string
  file: string
  keyword: string
  volume: number | null
}

/** Real exports: a name and the expected first row, then the first lines of the file. */
export const exportFixtures: ExportFixture[] = parseFixtures(`
Search Console in English -> trail shoes = 1300
Top queries,Clicks,Impressions,CTR,Position
trail shoes,12,1300,0.92%,4.2

an older Search Console -> trail shoes = 1300
Query,Clicks,Impressions,CTR,Position
trail shoes,12,1300,0.92%,4.2

Search Console in German -> laufschuhe = 1300
Häufigste Suchanfragen;Klicks;Impressionen;Klickrate;Position
laufschuhe;12;1.300;0,92 %;4,2

Search Console comparing two periods -> trail shoes = 1300
Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions
trail shoes,12,9,1300,900

Search Console in German as Top-Suchanfragen -> laufschuhe = 1300
Top-Suchanfragen,Klicks,Impressionen,CTR,Position
laufschuhe,12,1300,"0,92%","4,2"

Search Console in French -> chaussures de trail = 1300
Requêtes les plus fréquentes,Clics,Impressions,CTR,Position
chaussures de trail,12,1300,"0,92%","4,2"

Search Console in Spanish -> zapatillas trail = 1300
Consultas principales,Clics,Impresiones,CTR,Posición
zapatillas trail,12,1300,"0,92%","4,2"

Search Console in Italian -> scarpe da trail = 1300
Query principali,Clic,Impressioni,CTR,Posizione
scarpe da trail,12,1300,"0,92%","4,2"

Search Console in Portuguese -> tênis de trilha = 1300
Principais consultas,Cliques,Impressões,CTR,Posição
tênis de trilha,12,1300,"0,92%","4,2"

Search Console in Dutch -> trailschoenen = 1300
Populairste zoekopdrachten;Klikken;Vertoningen;CTR;Positie
trailschoenen;12;1.300;0,92%;4,2

Search Console in Polish -> buty trailowe = 1300
Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja
buty trailowe,12,1300,"0,92%","4,2"

Search Console in Swedish -> terrängskor = 1300
Vanligaste sökfrågorna,Klick,Visningar,Klickfrekvens,Position
terrängskor,12,1300,"0,92%","4,2"

Search Console in Danish -> trailsko = 1300
Mest populære forespørgsler,Klik,Eksponeringer,CTR,Placering
trailsko,12,1300,"0,92%","4,2"

Search Console in Norwegian -> terrengsko = 1300
Vanligste søk,Klikk,Visninger,CTR,Plassering
terrengsko,12,1300,"0,92%","4,2"

Search Console in Finnish -> polkujuoksukengät = 1300
Suosituimmat kyselyt,Klikkaukset,Näyttökerrat,CTR,Sijainti
polkujuoksukengät,12,1300,"0,92%","4,2"

Search Console in Czech -> trailové boty = 1300
Nejčastější dotazy,Kliknutí,Zobrazení,CTR,Pozice
trailové boty,12,1300,"0,92%","4,2"

Search Console in Turkish -> patika ayakkabısı = 1300
En çok yapılan sorgular,Tıklamalar,Gösterimler,TO,Konum
patika ayakkabısı,12,1300,"%0,92","4,2"

Search Console in Russian -> трейловые кроссовки = 1300
Популярные запросы,Клики,Показы,CTR,Позиция
трейловые кроссовки,12,1300,"0,92%","4,2"

Search Console in Ukrainian -> трейлові кросівки = 1300
Найпопулярніші запити,Кліки,Покази,CTR,Позиція
трейлові кросівки,12,1300,"0,92%","4,2"

Search Console in Japanese -> トレイルランニングシューズ = 1300
上位のクエリ,クリック数,表示回数,CTR,掲載順位
トレイルランニングシューズ,12,1300,0.92%,4.2

Search Console in Chinese -> 越野跑鞋 = 1300
热门查询,点击次数,展示,点击率,排名
越野跑鞋,12,1300,0.92%,4.2

Search Console in Taiwan -> 越野跑鞋 = 1300
熱門查詢,點擊,曝光,點閱率,排名
越野跑鞋,12,1300,0.92%,4.2

Search Console in Korean -> 트레일 러닝화 = 1300
인기 검색어,클릭수,노출,CTR,게재순위
트레일 러닝화,12,1300,0.92%,4.2

Semrush -> trail shoes = 12100
Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),Competitive Density,SERP Features,Number of Results
trail shoes,Commercial,12100,"1.00,0.81",28,0.60,1.00,"Sitelinks, Image",77000000

the Semrush API -> trail shoes = 8100
database;Keyword;Search Volume;Keyword Difficulty Index;Intent
us;trail shoes;8100;68;1,0

Semrush in German -> laufschuhe = 12100
Keyword;Absicht;Volumen;Trend;Keyword-Schwierigkeit;CPC (EUR)
laufschuhe;I;12.100;0,81;28;0,60

Semrush in Spanish -> zapatillas trail = 12100
Palabra clave,Intención,Volumen,Tendencia,Dificultad
zapatillas trail,I,12100,0.81,28

Semrush in French -> chaussures de trail = 12100
Mot clé,Intention,Volume,Tendance,Difficulté
chaussures de trail,I,12100,0.81,28

a Semrush keyword gap -> trail shoes = 12100
Keyword,Intents,ridgeline-run.example,trailmag.example,Volume,Keyword Difficulty,CPC
trail shoes,commercial,3,8,12100,28,0.60

a Semrush keyword strategy -> trail shoes = 12100
Database,Keyword,Seed keyword,Page,Topic,Page type,Tags,Volume,Keyword Difficulty
us,trail shoes,running,trail shoes,trail,Pillar page,,12100,28

Ahrefs -> trail shoes = 12100
#,Keyword,Country,Difficulty,Volume,CPC,CPS,Parent Keyword,Last Update,SERP Features,Global volume,Traffic potential
1,trail shoes,us,28,12100,0.6,0.9,trail running shoes,2025-10-01,"Sitelinks,Image",54000,9000

an older Ahrefs -> trail shoes = 12100
"#"\t"Keyword"\t"Country"\t"Difficulty"\t"Search volume"\t"CPC"
"1"\t"trail shoes"\t"us"\t"28"\t"12100"\t"0.6"

Ahrefs organic keywords -> trail shoes = 12100
Keyword,Volume,KD,CPC,Previous organic traffic,Current organic traffic,Organic traffic change,Previous position,Current position,Current URL,Previous URL
trail shoes,12100,28,0.6,90,180,90,5,3,https://www.ridgeline-run.example/shoes,https://www.ridgeline-run.example/shoes

Keyword Planner -> trail shoes = 12100
Keyword Stats 2025-10-01 at 09_12_44
"October 1, 2024 - September 30, 2025"
Keyword\tCurrency\tAvg. monthly searches\tThree month change\tYoY change\tCompetition\tSearches: Oct 2024
trail shoes\tUSD\t12100\t0%\t-18%\tHigh\t9900

Keyword Planner saved as CSV by a spreadsheet -> trail shoes = 30000
Keyword Stats 2025-10-01 at 09_12_44,,,
"October 1, 2024 - September 30, 2025",,,
Keyword,Currency,Avg. monthly searches,Competition
trail shoes,USD,10K – 100K,High

Keyword Planner as it was -> trail shoes = 12100
Ad group,Keyword,Currency,Avg. Monthly Searches (exact match only),Competition,Suggested bid
,trail shoes,USD,12100,0.9,0.6

Keyword Planner in German -> laufschuhe = 30
Keyword-Statistiken 2025-10-01
1. Oktober 2024 - 30. September 2025
Keyword\tWährung\tDurchschn. Suchanfragen pro Monat\tWettbewerb
laufschuhe\tEUR\t10–100\tHoch

Keyword Planner in German with Ø -> laufschuhe = 1000
Keyword;Währung;Ø Suchanfragen pro Monat;Wettbewerb
laufschuhe;EUR;1000;Hoch

Keyword Planner in French -> chaussures de trail = 3000
Keyword\tCurrency\tRecherches mensuelles moyennes\tConcurrence
chaussures de trail\tEUR\t1 k – 10 k\tÉlevée

Moz -> trail shoes = 140
Keyword,Minimum Volume,Maximum Volume,Difficulty,Organic CTR,Priority
trail shoes,101,200,28,66,84

Moz with its summary on top -> trail shoes = 140
# -----
Average Keyword Difficulty,50
Export Date,2025-10-01
# -----
Keyword,Locale,Min Volume,Max Volume,Difficulty
trail shoes,en-US,101,200,28

Moz Monthly Volume -> trail shoes = 19000
Keyword,Monthly Volume,Difficulty,Organic CTR,Priority
trail shoes,11.5k-30.3k,28,66,84

SE Ranking -> trail shoes = 12100
Keyword,Search vol.,CPC,Competition,Difficulty
trail shoes,12100,0.6,0.9,28

Ubersuggest -> trail shoes = 12100
No,Keyword,Search Volume,Cost Per Click,Paid Difficulty,SEO Difficulty
1,trail shoes,12100,0.6,90,28

Mangools -> trail shoes = 12100
Keyword,Avg. Search Volume (Last Known Values),Keyword Difficulty,CPC (USD),Search Volume (2025/09)
trail shoes,12100,28,0.6,9900

Serpstat -> trail shoes = 12100
"Keyword";"Difficulty";"Search Volume";"CPC, $";"Competition, %"
"trail shoes";"28";"12100";"0.6";"90"

DataForSEO -> trail shoes = 12100
keyword,location_code,language_code,search_volume,competition,cpc
trail shoes,2840,en,12100,HIGH,0.6

DataForSEO flattened -> trail shoes = 12100
keyword_data.keyword,keyword_data.keyword_info.search_volume,se_type
trail shoes,12100,google

Wordstat -> трейловые кроссовки = 12100
Запрос;Число запросов
трейловые кроссовки;12 100

a plain file -> trail shoes = 12100
keyword,volume
trail shoes,12100

a plain file in capitals with spaces and quotes -> trail shoes = 12100
" KEYWORD " , "VOLUME"
trail shoes,12100

a file of search terms -> trail shoes = 12100
Search term,Impr.
trail shoes,12100

a file of keyphrases -> trail shoes = 12100
volume|keyphrase
12100|trail shoes

a German list -> laufschuhe = 12100
Suchbegriff;Suchvolumen
laufschuhe;12.100

an Excel file that names its delimiter -> trail shoes = 12100
sep=;
Keyword;Volume
trail shoes;12100

one column with a header -> trail shoes = unknown
Keywords
trail shoes

one column in quotes -> trail shoes = unknown
"Keyword"
"trail shoes"

no header -> trail shoes = 12100
trail shoes,12100
road shoes,900

no header and numbered rows -> trail shoes = 12100
1;trail shoes;12100
2;road shoes;900

our own clusters -> trail shoes = 12100
cluster,main_keyword,keyword,volume,overlap
1,trail running shoes,trail shoes,12100,6.5
`)

function parseFixtures(text: string): ExportFixture[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [, name = '', keyword = '', volume = '', file = ''] =
        /^(.*) -> (.*) = (\d+|unknown)\n([^]*)$/.exec(block) ?? []
      return { name, file, keyword, volume: volume === 'unknown' ? null : Number(volume) }
    })
}
