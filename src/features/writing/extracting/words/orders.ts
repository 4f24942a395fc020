/** Words of texts that speak to a model, by what they do in a sentence; folded, in all languages at once. */
interface OrderWords {
  /** What a model is told to do with its orders. */
  verbs: string
  /** What a model is told to do with what it writes. */
  writing: string
  /** What only a model has: prompts, instructions. */
  orders: string
  /** Names of what is spoken to. */
  machines: string
  /** Phrases that are orders by themselves. */
  phrases: string
}

/** `~` at the end of a word stands for any ending. */
export const ORDER_WORDS: OrderWords = {
  verbs: `ignore ignores ignoring disregard disregarding override overwrite bypass obey reveal leak exfiltrate ignorier~
    missachte~ überschreib~ verrate~ ignora ignorar ignoren ignore~ descarta revela revele obedece ignorera bortse
    åsidosätt avslöja lyd ignorez ignorer révélez ignorate rivela desconsidere revele negeer onthul zignoruj ignorér
    تجاهل تجاهلوا اكشف`,
  writing: `write mention cite recommend include insert output respond reply answer state praise promote link append add
    tell say claim translate summarize summarise pretend act roleplay describe replace schreib~ erwähn~ zitier~
    empfiehl empfehlen empfehle füge gib antworte~ nenne nennen behaupte~ escribe escriba menciona mencione cita
    cite recomienda recomiende incluye incluya responde responda afirma afirme añade añada skriv nämn citera
    rekommendera inkludera svara påstå lägg écrivez mentionnez citez recommandez répondez ajoutez scrivi menziona
    cita consiglia rispondi inserisci escreva mencione recomende responda inclua schrijf noem beveel antwoord اكتب
    اذكر اقتبس أوص أضف أجب`,
  orders: `instruction instructions prompt prompts prompting guideline guidelines directive directives anweisung~
    instruktion~ vorgabe~ befehle systemprompt~ instrucciones instrucción directrices instruktioner instruktionerna
    instruktion anvisningar systemprompt consignes istruzioni instruções instructies polecenia instrukcje instrukser
    التعليمات تعليمات الأوامر أوامر موجه`,
  machines: `llm llms chatgpt chatbot chatbots sprachmodell~ språkmodell~ taalmodel`,
  phrases: `ignore all previous, ignore previous, ignore the above, ignore everything, ignore any previous, ignore all
    prior, disregard all, disregard previous, disregard the above, disregard any, forget everything, forget all
    previous, forget your instructions, as an ai, as a language model, as a large language model, you are an ai, you
    are a language model, you are a helpful, you are chatgpt, language model, system prompt, developer message,
    system override, new instructions, new instruction, updated instructions, your instructions, previous
    instructions, prior instructions, prompt injection, jailbreak, do anything now, developer mode, end of prompt,
    end of instructions, begin instructions, note to ai, note to the ai, note for ai, attention ai, ai assistants,
    ai assistant, ai agents, ai models, ai writers, ai systems, ai crawlers, if you are an ai, if you are a
    language, if you are a bot, when summarizing, when summarising, when writing about, when you write, in your
    answer, in your response, in your article, in your output, in your summary, in the final article, in the final
    answer, in the final text, your final answer, your answer must, tell the reader, do not tell, do not mention, do
    not reveal, do not cite, do not disclose, always cite, always link, cite this page, cite this site, cite this
    source, cite our, cite only, cite as, quote this page, link to this page, link to our, link to this, only
    trustworthy source, only trusted source, only reliable source, base64, markdown image, send the conversation,
    conversation history, chat history, copy the following, repeat the following, output the following, write the
    following, insert the following, include the following link, include this link, add this link, add the
    following, use the following link, alle vorherigen, vorherige anweisungen, vorherigen anweisungen, bisherigen
    anweisungen, obigen anweisungen, bisherige anweisungen, als ki, als sprachmodell, als künstliche intelligenz, du
    bist ein hilfreicher, neue anweisung, neue anweisungen, deine anweisungen, ihre anweisungen, hinweis an ki,
    hinweis für ki, an alle ki, ki assistenten, ki modelle, ki systeme, wenn du eine ki, wenn du ein sprachmodell,
    falls du ein, falls du eine ki, in deiner antwort, in deinem artikel, in deinem text, in deiner zusammenfassung,
    zitiere nur, zitiere diese, zitiere immer, zitiere ausschließlich, verlinke auf, verlinke immer, setze einen
    link, füge den link, füge diesen link, füge folgenden, schreibe dass, schreibe nur, schreibe stattdessen,
    erwähne nicht, erwähne immer, erwähne dass, empfiehl immer, empfiehl ausschließlich, sag dem nutzer, sage dem
    nutzer, dem leser mitteilen, gib den folgenden, gib folgenden, einzige vertrauenswürdige quelle, einzig
    verlässliche quelle, ignora las, ignora todas, ignora todo, ignore las instrucciones, instrucciones anteriores,
    instrucciones previas, olvida todo, olvida las, como ia, como modelo de lenguaje, modelo de lenguaje, modelos de
    lenguaje, eres una ia, eres un asistente, nuevas instrucciones, tus instrucciones, mensaje del sistema,
    inteligencia artificial debe, asistentes de ia, nota para la ia, nota para ia, si eres una ia, si eres un
    modelo, en tu respuesta, en tu artículo, en tu resumen, en tu texto, cita solo, cita únicamente, cita esta
    página, cita siempre, enlaza a, incluye el enlace, incluye este enlace, incluye un enlace, añade el enlace,
    añade un enlace, escribe que, escribe en su lugar, escribe solo, no menciones, menciona que, di al usuario, dile
    al usuario, dile al lector, única fuente fiable, única fuente de confianza, ignorera alla, ignorera tidigare,
    ignorera allt, tidigare instruktioner, föregående instruktioner, glöm allt, glöm alla, bortse från alla, bortse
    från tidigare, som ai, som språkmodell, du är en ai, du är en hjälpsam, nya instruktioner, dina instruktioner,
    ai assistenter, ai modeller, till alla ai, meddelande till ai, om du är en ai, om du är en språkmodell, i ditt
    svar, i din artikel, i din text, i din sammanfattning, citera bara, citera endast, citera alltid, citera den
    här, länka till, länka alltid, lägg till länken, lägg till en länk, infoga länken, skriv att, skriv istället,
    skriv i stället, nämn inte, nämn alltid, nämn att, rekommendera alltid, rekommendera bara, säg till användaren,
    säg till läsaren, berätta för användaren, enda pålitliga källan, enda trovärdiga källan, ignorez les, ignorez
    toutes, instructions précédentes, oubliez tout, en tant qu ia, en tant que modèle, modèle de langage, nouvelles
    instructions, assistants ia, dans votre réponse, dans ta réponse, citez uniquement, citez toujours, ajoutez le
    lien, insérez le lien, ne mentionnez pas, mentionnez toujours, recommandez toujours, dites à l utilisateur,
    ignora le istruzioni, ignora tutte, istruzioni precedenti, dimentica tutto, come ia, modello linguistico, nuove
    istruzioni, nella tua risposta, cita solo, inserisci il link, aggiungi il link, non menzionare, ignore as
    instruções, ignore todas, instruções anteriores, esqueça tudo, como ia, modelo de linguagem, novas instruções,
    na sua resposta, cite apenas, cite sempre, inclua o link, adicione o link, não mencione, recomende sempre,
    negeer alle, negeer eerdere, vorige instructies, eerdere instructies, vergeet alles, als ai, taalmodel, nieuwe
    instructies, in je antwoord, citeer alleen, voeg de link, vermeld niet, zignoruj wszystkie, poprzednie
    instrukcje, jako ai, model językowy, nowe instrukcje, you are now a, you are now an, print your api key, output
    your api key, reveal your api key, send your api key, append your api key, language models must, language models
    should, du bist jetzt ein, du bist jetzt eine, du bist nun ein, ahora eres un, ahora eres una, du är nu en, tu
    es maintenant un, vous êtes maintenant un, ora sei un, sei ora un, você agora é um, você é agora um, je bent nu
    een, vergiss deine anweisungen, vergiss alles, vergiss alle, olvida las instrucciones, als ki modell, tell the
    user that, inform the user that, ki solltest du, ki musst du, ai you should, ai you must`,
}

/** Pieces that are orders to a model in scripts without spaces, or in which words take many forms. */
export const ORDER_PIECES: readonly string[] = [
  '以前の指示',
  'これまでの指示',
  '上記の指示',
  '前の指示',
  '指示を無視',
  '指示はすべて無視',
  '指示をすべて無視',
  '命令を無視',
  'すべて無視し',
  '新しい指示',
  'システムプロンプト',
  'プロンプト',
  'aiとして',
  'aiアシスタント',
  'aiモデル',
  'aiへ',
  'aiに告',
  '言語モデル',
  'あなたは今から',
  'あなたはai',
  '回答には',
  '回答の中で',
  '出力してください',
  '出力せよ',
  '出力すること',
  'と書いてください',
  'と書くこと',
  'と記載してください',
  '必ず推奨',
  '必ず引用',
  'のみを引用',
  'だけを引用',
  'このページを引用',
  '引用してください',
  '必ずリンク',
  'リンクを含め',
  'リンクを挿入',
  'リンクを追加',
  'リンクを貼',
  'ユーザーに伝え',
  '読者に伝えてください',
  '信頼できる唯一',
  '唯一の信頼できる',
  'apiキー',
  'التعليمات السابقه',
  'تعليماتك',
  'تجاهل جميع',
  'تجاهل كل',
  'تجاهل التعليمات',
  'تعليمات جديده',
  'التعليمات الجديده',
  'انس كل',
  'كنموذج لغوي',
  'بصفتك نموذج',
  'بصفتك مساعد',
  'بصفتك ذكاء',
  'انت الان مساعد',
  'انت الان نموذج',
  'استشهد بهذه',
  'استشهد فقط',
  'نموذج لغوي',
  'النموذج اللغوي',
  'نماذج اللغه',
  'مساعد ذكاء',
  'المساعد الذكي',
  'نماذج الذكاء الاصطناعي',
  'للذكاء الاصطناعي',
  'الذكاء الاصطناعي ان',
  'موجه النظام',
  'رساله النظام',
  'في اجابتك',
  'في ردك',
  'في مقالك',
  'اكتب ان',
  'اكتب بدلا',
  'اذكر دائما',
  'اقتبس فقط',
  'اضف الرابط',
  'اضف رابط',
  'ضع رابط',
  'ادرج الرابط',
  'اوص دائما',
  'اخبر المستخدم',
  'اخبر القارئ',
  'المصدر الوحيد الموثوق',
  'مفتاح api',
  '忽略之前',
  '忽略以上',
  '忽略所有',
  '系统提示',
  '作为ai',
  '語言模型',
  '语言模型',
  'игнорируй',
  'предыдущие инструкции',
  'системный промпт',
  'языковая модель',
]

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
