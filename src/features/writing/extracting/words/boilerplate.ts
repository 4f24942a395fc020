/**
 * Headings that belong to the site and not to the subject, by language; with commas between them. `*` stands for any
 * further words. They are compared as `foldHeading` writes them, and in all languages, because templates are often
 * in another language than their pages.
 */
export const BOILERPLATE: Readonly<Record<string, string>> = {
  en: `related *, more related *, similar posts, similar articles, you may also like *, you might also like *, you
    might also enjoy *, also read *, read more *, read next *, up next, what to read next, more from *, more
    articles *, more stories *, more on *, keep reading, continue reading, recommended for you *, recommended
    reading, recommended articles, recommended posts, recommended products, our recommendations, further reading,
    recent posts *, recent articles *, recent comments *, recent news, latest posts *, latest articles *, latest
    news *, latest from *, latest reviews, popular posts *, popular articles *, popular products, popular
    categories, popular topics, popular now, popular searches, trending, trending now *, trending posts, trending
    topics, most read *, most popular *, featured posts, featured articles, featured products, editors picks, our
    picks for you, categories, category, tags, archives, archive, newsletter *, e mail newsletter, our newsletter *,
    join our *, sign up *, subscribe *, get our *, get updates *, get the latest *, stay in touch *, stay updated *,
    stay connected, follow us *, find us on *, connect with us *, share, share this *, share on *, share with *,
    share your *, comments, comment, # comments, # comment, leave a comment *, leave a reply *, leave your comment
    *, post a comment, add a comment, join the conversation, join the discussion, reader comments, discussion, #
    responses *, # thoughts on *, reviews, customer reviews, write a review *, ratings and reviews, rate this *, was
    this helpful *, did you find this helpful *, about us *, about the author *, about author *, about this site *,
    about this blog, about this article, about this author, about the site, meet the author *, written by *, author,
    authors, our team, who we are, contact, contact form, contact information, contact details, contact us *, get in
    touch *, customer service *, customer support, customer care, help center, need help *, any questions *, still
    have questions *, search, search for *, search this *, search results, menu, main menu, navigation, site map,
    sitemap, footer, sidebar, primary sidebar, breadcrumb, breadcrumbs, login, log in *, sign in *, register, my
    account, your account, create an account, cart, your cart *, shopping cart, basket, your basket *, wishlist,
    checkout, shop, shop by *, shop now *, our shop, our products, our brands, brands, products, product categories,
    all products, bestsellers, best sellers, new arrivals, on sale, special offers *, customers also *, customers
    who bought *, frequently bought together, recently viewed *, free shipping *, shipping, shipping and returns,
    delivery and returns, delivery information, payment methods, payment, secure payment, opening hours, store
    locator, find a store, our stores, quick links, useful links, links, legal, legal notice, imprint, terms, terms
    of service, terms and conditions, terms of use, privacy *, privacy policy, your privacy *, we value your privacy
    *, we use cookies *, cookie settings *, cookie policy *, cookie notice, cookie preferences, cookie consent,
    cookies, cookies and privacy, cookies on this *, this website uses cookies *, this site uses cookies *, manage
    consent *, manage cookies, accept cookies, necessary cookies, copyright *, all rights reserved, disclaimer,
    disclosure, affiliate disclosure, advertisement *, advertising, sponsored *, sponsors, our partners, partners,
    download our *, download the app *, get the app, language, choose your language, select your country, country,
    information, company, careers, jobs, press, services, account, support, resources, social media, print, save,
    skip to content, skip to main content, back to top, previous post, next post, previous article, next article,
    post navigation, no comments *, notifications, photo credits, image credits`,
  de: `ähnliche artikel *, ähnliche beiträge *, ähnliche themen, ähnliche produkte, verwandte artikel *, verwandte
    themen *, verwandte beiträge *, verwandte produkte, verwandte suchen, weitere artikel *, weitere beiträge *,
    weitere themen *, weitere ratgeber *, weitere informationen, weiterlesen *, weiterführende *, mehr zum thema *,
    mehr aus *, mehr lesen *, mehr artikel *, lesen sie auch *, lies auch *, das könnte sie auch interessieren *,
    das könnte dich auch interessieren *, auch interessant *, auch spannend *, passend dazu *, passende produkte *,
    unsere empfehlungen *, unsere empfehlung *, empfohlene artikel *, empfohlene beiträge *, empfohlene produkte *,
    empfehlungen der redaktion, neueste beiträge *, neueste artikel *, neueste kommentare, neuste beiträge *, neuste
    artikel *, aktuelle beiträge *, aktuelle artikel *, aktuelle angebote *, aktuelle news, aktuelle themen, letzte
    beiträge, beliebte beiträge *, beliebte artikel *, beliebte produkte *, beliebte themen *, beliebte kategorien,
    beliebteste beiträge, beliebteste artikel, beliebteste produkte, meistgelesen *, meistgelesene *, kategorien,
    kategorie, schlagwörter, schlagworte, archiv, archive, themen, newsletter *, unser newsletter *, zum newsletter
    *, jetzt anmelden *, jetzt abonnieren *, abonnieren, bleiben sie informiert *, bleiben sie auf dem *, bleib auf
    dem laufenden *, folge uns *, folgen sie uns *, teilen, teilen mit *, teilen auf *, artikel teilen *, beitrag
    teilen *, jetzt teilen, kommentare *, kommentar *, # kommentare *, # kommentar *, kommentar schreiben *,
    schreibe einen kommentar *, schreiben sie einen kommentar *, hinterlasse *, einen kommentar *, deine meinung *,
    ihre meinung *, diskussion, antworten, bewertungen, kundenbewertungen, kundenmeinungen, bewertung schreiben *,
    war dieser artikel hilfreich *, war dieser beitrag hilfreich *, wie hilfreich war dieser beitrag *, über uns *,
    über den autor *, über die autorin *, über mich, autor, autorin, der autor, die autorin, die redaktion, unser
    team, kontakt, kontaktformular, kontakt aufnehmen *, kontaktieren sie uns *, kundenservice *, kundendienst,
    hilfe, hilfe center, hilfe und kontakt, noch fragen *, haben sie fragen *, hast du fragen *, service, service
    und hilfe *, suche, suche nach *, menü, hauptmenü, navigation *, beitragsnavigation, anmelden, einloggen, login,
    registrieren, mein konto, warenkorb *, ihr warenkorb *, merkzettel, wunschliste, kasse, shop, unser shop *, zum
    shop, online shop, unsere produkte *, produkte, unsere marken, marken, bestseller *, neuheiten, angebote,
    angebote der woche, angebote des *, unsere angebote *, sonderangebote, kunden kauften auch *, kunden
    interessierten sich auch *, wird oft zusammen gekauft *, zuletzt angesehen *, versand, versandinformationen,
    versand und zahlung, versandkosten, kostenloser versand *, lieferung, lieferung und *, lieferung nach hause,
    zahlungsarten, zahlungsmethoden, zahlung und versand, öffnungszeiten, filialen, filialfinder, rechtliches,
    impressum, agb, datenschutz *, datenschutzerklärung, ihre privatsphäre *, wir verwenden cookies *, wir nutzen
    cookies *, cookie einstellungen *, cookie hinweis, cookie richtlinie, cookies, cookies auf dieser *, cookies und
    *, diese website verwendet cookies *, einwilligung *, widerruf, widerrufsrecht, haftungsausschluss,
    transparenzhinweis, anzeige *, werbung, gesponsert *, partner, unsere partner, informationen, unternehmen,
    karriere, presse, jobs, soziale medien, sprache, drucken, nach oben, zum inhalt springen, vorheriger beitrag,
    nächster beitrag, bildnachweis, bildnachweise`,
  es: `artículos relacionados *, entradas relacionadas *, publicaciones relacionadas *, temas relacionados *, productos
    relacionados *, contenido relacionado *, relacionados, noticias relacionadas, también te puede interesar *,
    también te puede gustar *, te puede interesar *, te puede gustar *, quizás te interese *, tal vez te interese *,
    sigue leyendo *, seguir leyendo *, leer más *, lee también *, más artículos *, más información, más información
    sobre *, más sobre *, más leído *, más leídos *, lo más leído *, lo más visto *, lo último, lo último en *,
    últimas entradas *, últimas noticias *, últimas publicaciones, últimos artículos *, últimos comentarios, últimos
    posts, entradas recientes, artículos recientes, comentarios recientes, populares, artículos populares, entradas
    populares, nuestras recomendaciones *, recomendados *, productos recomendados *, destacados, categorías,
    categoría, etiquetas, archivos, archivo, boletín *, newsletter *, suscríbete *, suscribirse *, suscripción *,
    recibe nuestro *, recibe las *, recibe en tu *, únete *, síguenos *, redes sociales, comparte *, compartir,
    compartir en *, compartir este *, comentarios *, # comentarios *, # comentario *, deja un comentario *, deja tu
    comentario *, deja una respuesta *, dejar un comentario, añadir comentario, escribe un comentario *, opiniones
    de clientes, valoraciones, reseñas, te ha sido útil *, te ha resultado útil *, ha sido útil *, sobre nosotros *,
    sobre el autor *, sobre la autora *, acerca de, acerca de nosotros, acerca de este blog, acerca del autor *,
    quiénes somos, nuestro equipo, autor, autora, contacto, contáctanos *, contacta con nosotros *, atención al
    cliente *, ayuda, necesitas ayuda *, tienes dudas *, buscar, buscar en *, buscar por *, búsqueda, menú, menú
    principal, navegación, iniciar sesión, acceder, regístrate *, mi cuenta, carrito *, tu carrito *, cesta, lista
    de deseos, tienda, nuestra tienda *, tienda online, nuestros productos *, productos, marcas, nuestras marcas,
    ofertas, ofertas especiales, ofertas del día, novedades, los más vendidos, más vendidos, clientes que compraron
    *, los clientes también *, vistos recientemente *, envío, envío y entrega, envío y devoluciones, envíos, envíos
    y entregas, envío gratis *, envíos y devoluciones, gastos de envío, métodos de pago, formas de pago, pago
    seguro, horario, horario de atención *, horario de apertura *, horarios, tiendas, enlaces de interés, enlaces
    útiles, aviso legal, legal, términos y condiciones, condiciones, condiciones de uso, condiciones generales *,
    condiciones de venta, política de privacidad, política de cookies, privacidad, tu privacidad *, usamos cookies
    *, utilizamos cookies *, este sitio utiliza cookies *, esta web utiliza cookies *, uso de cookies *, cookies,
    cookies y privacidad, publicidad, patrocinado *, información, empresa, trabaja con nosotros, prensa, servicios,
    idioma, imprimir, volver arriba, ir al contenido, entrada anterior, entrada siguiente, navegación de entradas`,
  sv: `relaterade artiklar *, relaterade inlägg *, relaterade produkter *, relaterade ämnen, relaterat *, liknande
    artiklar *, liknande inlägg, liknande produkter, läs också *, läs även *, läs mer *, läs vidare, fortsätt läsa,
    mer om *, mer från *, mer läsning *, fler artiklar *, fler inlägg *, fler tips från *, du kanske också gillar *,
    det här kanske också intresserar dig *, kanske också intressant *, senaste inläggen *, senaste artiklarna *,
    senaste nytt *, senaste kommentarerna, senaste nyheterna, populära artiklar *, populära inlägg *, populära
    produkter *, populära kategorier, populärt, mest läst *, mest lästa *, våra rekommendationer *, rekommenderas *,
    rekommenderade artiklar *, rekommenderade produkter *, kategorier, kategori, taggar, etiketter, arkiv,
    nyhetsbrev *, vårt nyhetsbrev *, prenumerera *, anmäl dig *, missa inget *, följ oss *, sociala medier, dela,
    dela artikeln *, dela den här *, dela med *, dela på facebook, kommentarer *, # kommentarer *, # kommentar *,
    kommentera *, lämna en kommentar *, lämna ett svar *, skriv en kommentar *, omdömen, kundomdömen, recensioner
    från kunder, skriv en recension, var artikeln till hjälp *, hjälpte artikeln *, om oss *, om författaren *, om
    skribenten *, om webbplatsen, författare, skribent, redaktionen, vårt team, kontakt, kontakta oss *, kundtjänst
    *, kundservice *, hjälp, behöver du hjälp *, har du frågor *, sök, sök efter *, meny, huvudmeny, navigering *,
    inläggsnavigering, logga in, registrera dig, mitt konto, mina sidor, varukorg *, din varukorg *, kundvagn *,
    önskelista, kassa, butik, vår butik *, webbutik, till butiken, våra produkter *, produkter, varumärken, våra
    varumärken, bästsäljare *, nyheter, erbjudanden, rea, kampanjer, andra köpte också *, kunder köpte även *, ofta
    köpta tillsammans, senast visade *, frakt, fri frakt *, frakt och leverans, leverans, leverans och retur,
    betalning, betalningssätt, betalsätt, öppettider, butiker, hitta butik, köpvillkor, villkor, integritet,
    integritetspolicy, dataskydd, din integritet *, vi använder cookies *, vi använder kakor *, den här webbplatsen
    använder *, om cookies, kakor, cookies, cookies på *, cookie inställningar *, cookie policy, annons *, reklam,
    sponsrat *, samarbetspartners, information, företaget, jobba hos oss, press, tjänster, språk, skriv ut, till
    toppen, hoppa till innehåll, föregående inlägg, nästa inlägg`,
  ja: `関連記事 *, 関連する記事 *, 関連コンテンツ, 関連商品 *, 関連リンク, 関連キーワード, こちらの記事も *, こちらもおすすめ *, あわせて読みたい *, 合わせて読みたい *, あなたにおすすめ *,
    おすすめ記事 *, おすすめの記事 *, おすすめ商品 *, 人気記事 *, 人気の記事 *, 人気ランキング記事, 新着記事 *, 最新記事 *, 最近の投稿, 最近のコメント, 最近の記事, カテゴリー, カテゴリ,
    タグ, タグクラウド, アーカイブ, 月別アーカイブ, メルマガ *, メールマガジン *, ニュースレター *, 購読, 購読する, 無料登録 *, 会員登録 *, フォローする, フォローしてね *, snsでシェア
    *, シェア, シェアする *, この記事をシェア *, コメント, コメントを残す *, コメントする, コメントを書く, レビューを書く, カスタマーレビュー, お客様の声, この記事は役に立ちましたか *,
    この記事を書いた人 *, この記事の著者, この記事の監修者, 著者, 著者情報, 執筆者, 監修者, ライター紹介, プロフィール, 運営者情報, 運営会社, 会社概要, 会社情報, 私たちについて, 当サイトについて,
    お問い合わせ *, お問合せ *, よくあるお問い合わせ, サポート, ヘルプ, 検索, サイト内検索, メニュー, ナビゲーション, サイトマップ, ログイン, 新規登録, マイページ, カート, カートを見る,
    買い物かご, お気に入り, ショップ, オンラインショップ *, 当店について, 商品一覧, 商品カテゴリー, ブランド一覧, 新商品, ランキング, セール, キャンペーン, お知らせ, この商品を買った人は *,
    最近チェックした商品 *, 送料, 送料無料 *, 配送について, 送料について, お支払い方法 *, お支払いについて, 返品について, 返品交換 *, 営業時間, 店舗一覧, 店舗情報, アクセス, 利用規約,
    特定商取引法に基づく表記, プライバシーポリシー, 個人情報保護方針, クッキーの使用 *, クッキーについて, cookieの使用 *, cookieについて, 当サイトではcookie *, 広告, スポンサー,
    スポンサーリンク, 提携先, 採用情報, 言語, 印刷, トップへ戻る, ページの先頭へ, 前の記事, 次の記事, 投稿ナビゲーション`,
  ar: `مقالات ذات صلة *, مواضيع ذات صلة *, مواضيع متعلقة *, مقالات مشابهة *, مقالات متعلقة *, منتجات ذات صلة *, منتجات
    مشابهة *, ذات صلة, اقرأ أيضا *, اقرأ أيضًا *, اقرأ المزيد *, قد يعجبك *, قد يعجبك أيضا *, قد يهمك *, قد يهمك
    أيضا *, ربما يعجبك *, المزيد من المقالات, المزيد من المواضيع, المزيد من موقعنا, المزيد, أحدث المقالات *, أحدث
    الأخبار, أحدث المواضيع *, أحدث التعليقات, آخر المقالات *, آخر الأخبار *, آخر المواضيع *, آخر التعليقات, الأكثر
    قراءة *, الأكثر مشاهدة *, الأكثر شعبية, الأكثر مبيعا *, نوصي بها, توصياتنا *, مقترحات لك, التصنيفات, تصنيفات,
    الأقسام, الوسوم, وسوم, الأرشيف, النشرة البريدية *, النشرة الإخبارية *, نشرتنا *, اشترك *, الاشتراك *, انضم *,
    تابعنا *, تواصل معنا *, شارك, شارك المقال *, شارك هذا *, شارك مع *, مشاركة, مشاركة المقال *, مشاركة على *,
    شاركنا *, التعليقات *, تعليقات, تعليقات الزوار, تعليقات القراء, # تعليقات *, # تعليق *, اترك تعليقا *, اترك
    تعليقًا *, اترك ردا *, أضف تعليق *, اكتب تعليق *, كتابة تعليق *, آراء العملاء, تقييمات العملاء, تقييمات الزوار,
    التقييمات, هل كان المقال مفيدا *, هل كانت المقالة مفيدة *, من نحن, عن الموقع, عن الكاتب *, نبذة عن الكاتب *,
    الكاتب, كاتب المقال, فريق العمل, اتصل بنا *, خدمة العملاء *, الدعم, المساعدة, بحث, بحث في *, ابحث *, القائمة,
    القائمة الرئيسية, تصفح المقالات, خريطة الموقع, تسجيل الدخول *, إنشاء حساب, حسابي, سلة التسوق *, سلة المشتريات *,
    عربة التسوق *, قائمة الأمنيات, المتجر, متجرنا *, تسوق, تسوق حسب *, تسوق الآن, منتجاتنا *, المنتجات, العلامات
    التجارية, العروض, عروض, عروض خاصة, وصل حديثا, العملاء اشتروا أيضا *, شوهدت مؤخرا, الشحن, الشحن والإرجاع, الشحن
    والتوصيل, شحن مجاني *, التوصيل, التوصيل والاستلام, طرق الدفع, وسائل الدفع, سياسة الإرجاع *, ساعات العمل, أوقات
    العمل, فروعنا, روابط مهمة *, روابط سريعة, روابط مفيدة, الشروط والأحكام, شروط الاستخدام, سياسة الخصوصية *,
    الخصوصية, خصوصيتك *, ملفات تعريف الارتباط *, نستخدم ملفات *, يستخدم هذا الموقع *, الكوكيز *, إعلان, إعلانات,
    شركاؤنا, معلومات, الشركة, الوظائف, خدماتنا, اللغة, طباعة, العودة إلى الأعلى, المقال السابق, المقال التالي`,
  fr: `articles liés *, articles similaires *, articles connexes *, articles récents *, articles populaires *, sur le
    même sujet *, à lire aussi *, lire aussi *, lire la suite *, vous aimerez aussi *, vous pourriez aussi aimer *,
    pour aller plus loin *, nos recommandations *, produits similaires *, produits associés *, les plus lus *, les
    plus populaires *, derniers articles *, catégories, étiquettes, archives, newsletter *, inscrivez vous *,
    abonnez vous *, suivez nous *, partager, partager cet *, partager sur *, partagez *, commentaires *, #
    commentaires *, # commentaire *, laisser un commentaire *, laissez un commentaire *, ajouter un commentaire,
    avis clients, à propos, à propos de nous, à propos de l auteur *, qui sommes nous *, auteur, contact, contactez
    nous *, service client *, besoin d aide *, rechercher, recherche, menu, navigation, connexion, se connecter, mon
    compte, panier, votre panier *, boutique, notre boutique *, nos produits *, nos marques, meilleures ventes,
    nouveautés, promotions, livraison, livraison gratuite, livraison et retours, modes de paiement, paiement
    sécurisé, horaires, horaires d ouverture, mentions légales, conditions générales *, politique de
    confidentialité, vie privée *, votre vie privée *, nous utilisons des cookies *, ce site utilise des cookies *,
    gestion des cookies *, publicité, sponsorisé *, nos partenaires, retour en haut`,
  it: `articoli correlati *, articoli simili *, articoli recenti *, post correlati *, prodotti correlati *, leggi anche
    *, leggi di più *, potrebbe interessarti *, potrebbe interessarti anche *, ti potrebbe interessare *, ti
    potrebbero interessare *, continua a leggere *, i più letti *, ultimi articoli *, categorie, tag, archivi,
    newsletter *, iscriviti *, seguici *, condividi *, commenti *, # commenti *, # commento *, lascia un commento *,
    recensioni dei clienti, chi siamo *, autore, l autore, informazioni sull autore, contatti, contattaci *,
    servizio clienti *, cerca, menu, navigazione, accedi, il mio account, carrello, negozio, i nostri prodotti *,
    offerte, novità, spedizione, spedizioni e resi, metodi di pagamento, orari, orari di apertura, note legali,
    termini e condizioni, privacy policy, informativa sulla *, informativa, utilizziamo i cookie *, questo sito
    utilizza *, pubblicità, i nostri partner, torna su`,
  pt: `artigos relacionados *, posts relacionados *, publicações relacionadas *, produtos relacionados *, conteúdo
    relacionado *, leia também *, leia mais *, veja também *, você também pode gostar *, você pode gostar *, talvez
    você goste *, também pode gostar *, continue lendo *, mais lidas *, mais lidos *, últimas notícias, últimas
    publicações, últimos artigos, últimos posts, posts recentes, artigos recentes, categorias, tags, arquivos,
    newsletter *, inscreva se *, assine nossa *, assine a *, cadastre se *, siga nos *, compartilhe *, compartilhar,
    partilhar, comentários *, # comentários *, # comentário *, deixe um comentário *, deixe uma resposta *, deixe
    seu comentário *, avaliações de clientes, sobre nós *, sobre o autor *, sobre a autora *, quem somos *, autor,
    contato, contacto, fale conosco *, atendimento *, buscar, pesquisar, menu, navegação, entrar, minha conta,
    carrinho *, loja, nossos produtos *, ofertas, novidades, entrega, envio, formas de pagamento, horário, horário
    de atendimento, termos e condições, política de privacidade, usamos cookies *, este site utiliza cookies *,
    publicidade, patrocinado *, nossos parceiros, voltar ao topo`,
  nl: `gerelateerde artikelen *, gerelateerde berichten *, gerelateerde producten *, gerelateerde onderwerpen,
    vergelijkbare artikelen *, lees ook *, lees meer *, lees verder *, meer lezen *, meer artikelen *, meer over *,
    misschien vind je dit ook leuk *, ook interessant *, onze aanbevelingen *, aanbevolen artikelen, aanbevolen
    producten, recente berichten, recente artikelen, recente reacties, laatste nieuws, laatste berichten, laatste
    artikelen, populaire artikelen, populaire berichten, populaire producten, meest gelezen *, categorieën, tags,
    archief, nieuwsbrief *, schrijf je in *, abonneer *, volg ons *, delen, delen via *, deel dit *, reacties *, #
    reacties *, # reactie *, geef een reactie *, laat een reactie achter *, plaats een reactie *,
    klantbeoordelingen, over ons *, over de auteur *, auteur, contact, neem contact op *, klantenservice *, hulp
    nodig *, zoeken, menu, navigatie, inloggen, mijn account, winkelwagen *, winkelmand *, winkel, onze winkel *,
    onze producten *, onze merken, aanbiedingen *, verzending, verzenden en retourneren, betaalmethoden,
    openingstijden, algemene voorwaarden, privacybeleid, wij gebruiken cookies *, deze website gebruikt *,
    advertentie *, gesponsord *, onze partners, terug naar boven`,
  da: `relaterede artikler *, relaterede indlæg, relaterede produkter, læs også *, læs mere *, lignende artikler *,
    seneste indlæg, seneste nyt, seneste artikler, populære artikler, populære indlæg, kategorier, arkiv, nyhedsbrev
    *, tilmeld dig *, følg os *, del, del på facebook, kommentarer *, skriv en kommentar *, om os *, om forfatteren
    *, kontakt, kontakt os, kundeservice *, søg, min konto, indkøbskurv *, fragt, levering, betaling, åbningstider,
    handelsbetingelser, vi bruger cookies *, annonce *`,
  no: `relaterte artikler *, relaterte innlegg, relaterte produkter, les også *, les mer *, lignende artikler *, siste
    innlegg, siste nytt, siste artikler, populære artikler, populære innlegg, kategorier, arkiv, nyhetsbrev *, meld
    deg på *, følg oss *, del, del på facebook, kommentarer *, legg igjen en kommentar *, om oss *, om forfatteren
    *, kontakt, kontakt oss, kundeservice *, søk, min side, handlekurv *, frakt, levering, betaling, åpningstider,
    kjøpsvilkår, vi bruker informasjonskapsler *, annonse *`,
  pl: `powiązane artykuły *, powiązane wpisy, powiązane produkty, podobne artykuły *, podobne wpisy *, zobacz też *,
    zobacz także *, przeczytaj też *, przeczytaj także *, czytaj dalej *, czytaj więcej *, ostatnie wpisy, ostatnie
    artykuły, najnowsze wpisy, najnowsze artykuły, popularne wpisy, popularne artykuły, najczęściej czytane *,
    kategorie, tagi, archiwum, newsletter *, zapisz się *, obserwuj nas *, udostępnij *, komentarze *, dodaj
    komentarz *, zostaw komentarz *, opinie klientów, o nas *, o autorze *, autor, kontakt, obsługa klienta *,
    szukaj, menu, zaloguj *, moje konto, koszyk *, sklep, nasze produkty *, promocje, dostawa, metody płatności,
    regulamin, polityka prywatności, używamy plików cookie *, ta strona używa *, reklama, wróć na górę`,
}

/** Headings that frame any text and name no topic of it; written like those above. */
export const FRAMES: Readonly<Record<string, string>> = {
  en: `introduction, intro, overview, conclusion *, conclusions, in conclusion, summary, in summary, in short, the
    bottom line, bottom line, final thoughts *, final words, wrapping up, wrap up, to sum up, key takeaways, key
    points, takeaways, the takeaway, at a glance, tl dr, in brief, table of contents, contents, on this page, in
    this article *, in this guide *, what you will learn, jump to *, sources, source, references, footnotes, notes,
    bibliography, citations, appendix, updates, last updated *, video, gallery, methodology, how we test *, how we
    tested *, why trust us, why you should trust us`,
  de: `einleitung, einführung, überblick, übersicht, fazit *, unser fazit *, mein fazit *, schlussfolgerung, schluss,
    zusammenfassung, zusammengefasst, das wichtigste in kürze, das wichtigste auf einen blick, auf einen blick, kurz
    und knapp, kurz zusammengefasst, kurzfassung, inhaltsverzeichnis, inhalt, in diesem artikel *, in diesem beitrag
    *, auf dieser seite, quellen, quelle, quellenangaben, quellenverzeichnis, einzelnachweise, literatur, fußnoten,
    anmerkungen, anhang, video, galerie, so haben wir getestet *, schlusswort`,
  es: `introducción, resumen, en resumen, conclusión *, conclusiones *, para terminar, para concluir, en conclusión, en
    pocas palabras, lo esencial, puntos clave, índice, índice de contenidos, tabla de contenidos, contenido,
    contenidos, en este artículo *, fuentes, fuente, referencias, bibliografía, notas, anexo, vídeo, video, galería`,
  sv: `inledning, introduktion, översikt, sammanfattning *, sammanfattningsvis, slutsats, slutsatser, avslutning,
    slutord, kort sagt, i korthet, det viktigaste i korthet, innehåll, innehållsförteckning, i den här artikeln *, i
    denna artikel, på den här sidan, källor, källa, referenser, fotnoter, noter, bilaga, video, galleri, så har vi
    testat *`,
  ja: `はじめに, 初めに, 概要, まとめ *, 最後に, さいごに, おわりに, 終わりに, 結論, 目次, もくじ, この記事の内容, この記事でわかること, 要点, ポイント, 参考, 参考文献, 参考資料, 出典,
    引用元, 脚注, 注釈, 動画, ギャラリー, 更新履歴`,
  ar: `مقدمة, المقدمة, تمهيد, نظرة عامة, خاتمة, الخاتمة, خلاصة *, الخلاصة *, ملخص, باختصار, في الختام, ختاما, النتيجة,
    المحتويات, محتويات, جدول المحتويات, فهرس, في هذا المقال, المصادر, مصادر, المراجع, مراجع, الهوامش, ملاحظات, فيديو`,
  fr: `introduction, résumé, en résumé, conclusion *, en conclusion, pour conclure, l essentiel, à retenir, ce qu il
    faut retenir, sommaire, table des matières, dans cet article *, sources, source, références, bibliographie,
    notes, annexe, vidéo, galerie`,
  it: `introduzione, panoramica, riassunto, in sintesi, in breve, conclusione, conclusioni *, in conclusione, indice,
    indice dei contenuti, sommario, in questo articolo *, fonti, fonte, riferimenti, bibliografia, note, video,
    galleria`,
  pt: `introdução, resumo, em resumo, conclusão *, conclusões, considerações finais, para concluir, pontos principais,
    índice, sumário, conteúdo, neste artigo *, fontes, fonte, referências, bibliografia, notas, vídeo, galeria`,
  nl: `inleiding, introductie, overzicht, samenvatting, conclusie *, tot slot, kort samengevat, in het kort, inhoud,
    inhoudsopgave, in dit artikel *, bronnen, bron, referenties, voetnoten, noten, bijlage, video`,
  da: `indledning, introduktion, oversigt, opsummering, konklusion *, afslutning, kort fortalt, indhold,
    indholdsfortegnelse, kilder, referencer`,
  no: `innledning, introduksjon, oversikt, oppsummering, konklusjon *, avslutning, kort fortalt, innhold,
    innholdsfortegnelse, kilder, referanser`,
  pl: `wstęp, wprowadzenie, podsumowanie *, wnioski, zakończenie, w skrócie, spis treści, w tym artykule *, źródła,
    źródło, bibliografia, przypisy`,
}

/** Headings below which questions and answers stand; written like those above. */
export const QUESTION_LISTS: Readonly<Record<string, string>> = {
  en: `faq *, faqs *, frequently asked questions *, common questions *, questions and answers *, your questions
    answered *, people also ask *, other questions *, q a`,
  de: `faq *, faqs *, häufige fragen *, häufig gestellte fragen *, die häufigsten fragen *, fragen und antworten *, oft
    gefragt, wichtige fragen *, weitere fragen *`,
  es: `faq *, preguntas frecuentes *, preguntas comunes *, preguntas y respuestas *, dudas frecuentes *, otras
    preguntas *, las preguntas más frecuentes *`,
  sv: `faq *, vanliga frågor *, frågor och svar *, vanligaste frågorna *, de vanligaste frågorna *`,
  ja: `faq *, よくある質問 *, よくあるご質問 *, よくある疑問 *, q a *, 質問と回答 *, 疑問を解決 *`,
  ar: `الأسئلة الشائعة *, أسئلة شائعة *, الأسئلة المتكررة *, أسئلة متكررة *, أسئلة وأجوبة *, أسئلة يطرحها *`,
  fr: `faq *, foire aux questions *, questions fréquentes *, questions fréquemment posées *, vos questions *, les
    questions *`,
  it: `faq *, domande frequenti *, domande e risposte *, domande comuni *`,
  pt: `faq *, perguntas frequentes *, dúvidas frequentes *, perguntas e respostas *, perguntas comuns *, dúvidas comuns
    *`,
  nl: `faq *, veelgestelde vragen *, veel gestelde vragen *, vragen en antwoorden *`,
  da: `faq *, ofte stillede spørgsmål *, spørgsmål og svar *`,
  no: `faq *, ofte stilte spørsmål *, vanlige spørsmål *, spørsmål og svar *`,
  pl: `faq *, najczęściej zadawane pytania *, częste pytania *, pytania i odpowiedzi *, najczęstsze pytania *`,
}
