/** What readers are asked to do for the site: no statement about the subject. Folded, in all languages at once. */
export const APPEALS = `click here, click the, click on, click below, tap here, read more, read our, read also, see our, see also, check out our, check out
  the, subscribe, sign up, sign in, log in, join our, follow us, contact us, get in touch, call us, email us, write to us, leave a
  comment, leave us, let us know, tell us, share this, share your, in the comments, download our, download the, buy now, shop now, order now,
  order online, order today, add to cart, free shipping, in our shop, in our store, our shop, our store, our newsletter, newsletter,
  our products, our team, our customers, discount code, promo code, coupon, limited offer, special offer, affiliate, commission, sponsored, advertisement, cookies,
  privacy policy, all rights reserved, terms of use, copyright, photo by, image credit, last updated, in this article, in this
  guide, in this post, this article, this guide, this post, this page, this site, this website, our site, our website, below you will, we earn,
  hier klicken, klicken sie, klick hier, klicke hier, weiterlesen, mehr lesen, lesen sie auch, lies auch, abonnieren, abonniere, melde
  dich, melden sie sich, jetzt anmelden, registrieren, folge uns, folgen sie uns, kontaktieren sie, kontaktiere uns, schreib uns, schreiben
  sie uns, in den kommentaren, kommentar hinterlassen, teile diesen, teilen sie diesen, jetzt kaufen, jetzt bestellen, jetzt
  sichern, in den warenkorb, versandkostenfrei, kostenloser versand, in unserem shop, in unserem onlineshop, unser shop, unserem newsletter, unser
  team, unsere kunden, unsere produkte, rabattcode, gutscheincode, provision, anzeige, werbung, datenschutzerklärung, alle rechte
  vorbehalten, diesem artikel, dieser artikel, diesem beitrag, dieser beitrag, diesem ratgeber, dieser ratgeber, dieser seite, diese
  seite, unserer seite, unsere website,
  haz clic, haga clic, pulsa aquí, leer más, lee también, suscríbete, suscríbase, regístrate, síguenos, contáctanos, contacta
  con nosotros, escríbenos, llámanos, cuéntanos, déjanos, en los comentarios, comparte este, compra ahora, cómpralo, añadir al
  carrito, envío gratis, envío gratuito, en nuestra tienda, nuestra tienda, nuestro boletín, nuestro equipo, nuestros clientes, nuestros productos, código de
  descuento, oferta especial, afiliados, comisión, publicidad, política de privacidad, todos los derechos reservados, este artículo, esta
  guía, esta página, este sitio, esta entrada, nuestra web,
  klicka här, klicka på, läs mer, läs också, prenumerera, anmäl dig, logga in, följ oss, kontakta oss, hör av dig, skriv till
  oss, i kommentarerna, lämna en kommentar, dela den här, dela artikeln, köp nu, beställ nu, lägg i varukorgen, fri frakt, i vår
  butik, i vår webbutik, vår butik, vårt nyhetsbrev, vårt team, våra kunder, våra produkter, rabattkod, annons, reklam, integritetspolicy, alla
  rättigheter förbehållna, den här artikeln, denna artikel, den här guiden, den här sidan, vår webbplats,
  cliquez ici, lire la suite, abonnez vous, inscrivez vous, suivez nous, contactez nous, en commentaire, achetez maintenant, ajouter
  au panier, livraison gratuite, notre boutique, notre newsletter, code promo, cet article, ce guide, cette page, clicca qui, leggi
  anche, iscriviti, seguici, contattaci, nei commenti, acquista ora, aggiungi al carrello, spedizione gratuita, nostro negozio, questo articolo, questa
  guida, questa pagina, clique aqui, leia mais, leia também, inscreva se, siga nos, entre em contato, nos comentários, compre agora, frete grátis, nossa
  loja, este artigo, este guia, klik hier, lees meer, lees ook, schrijf je in, volg ons, neem contact, in de reacties, koop nu, gratis
  verzending, onze winkel, onze webshop, dit artikel, deze gids, deze pagina`

/** The same in scripts without spaces, or in which words take many forms. */
export const APPEAL_PIECES: readonly string[] = [
  'こちらをクリック',
  'クリックして',
  '続きを読む',
  '登録はこちら',
  'ご登録ください',
  '購読',
  'メルマガ',
  'フォローして',
  'お問い合わせ',
  'コメント欄',
  'コメントで',
  'シェアして',
  '今すぐ購入',
  '今すぐ注文',
  'カートに',
  '送料無料',
  '当店',
  '当サイト',
  '弊社',
  'クーポン',
  'この記事',
  '本記事',
  '当ページ',
  'このページ',
  'プライバシーポリシー',
  '無断転載',
  'اضغط هنا',
  'انقر هنا',
  'اقرا ايضا',
  'اقرا المزيد',
  'اشترك',
  'سجل الان',
  'تابعنا',
  'تواصل معنا',
  'اتصل بنا',
  'في التعليقات',
  'شارك هذا',
  'شاركنا',
  'اشتر الان',
  'اطلب الان',
  'اضف الي السله',
  'شحن مجاني',
  'متجرنا',
  'نشرتنا',
  'عملائنا',
  'منتجاتنا',
  'كود خصم',
  'سياسه الخصوصيه',
  'جميع الحقوق محفوظه',
  'هذا المقال',
  'هذه المقاله',
  'هذا الدليل',
  'هذه الصفحه',
  'موقعنا',
]
