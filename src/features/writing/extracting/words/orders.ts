/** Words of texts that speak to a model, by what they do in a sentence; folded, in all languages at once. */
interface OrderWords {
  /** What a model is told to do with its orders. */
  verbs: string
  /** What only a model has: prompts, instructions. */
  orders: string
  /** What a model is told to do with what it writes. */
  writing: string
  /** Names of what is spoken to. */
  machines: string
  machinePhrases: string
  /** What makes a sentence about a machine one that says what it has to do. */
  duties: string
  /** What a model is told after the name of a speaker. */
  saidByRole: string
  /** Where a model is told to write something. */
  answers: string
  /** Phrases that are orders by themselves. */
  phrases: string
  /** Phrases that honest texts have, too: two of them in a sentence are an order. */
  hints: string
}

export const ORDER_WORDS: OrderWords = {
  verbs: `ignore disregard override overwrite bypass missachte~ überschreib~ ignora ignorar ignoren ignorera
    bortse åsidosätt ignorez ignorer ignorate desconsidere negeer zignoruj ignorér تجاهل تجاهلوا ignoriere
    ignorieren ignorier`,
  orders: `instruction instructions prompt prompts prompting guideline guidelines directive directives anweisung~
    instruktion~ vorgabe~ befehle systemprompt~ instrucciones instrucción directrices instruktioner instruktionerna
    instruktion anvisningar systemprompt consignes istruzioni instruções instructies polecenia instrukcje instrukser
    التعليمات تعليمات الأوامر أوامر موجه`,
  writing: `write mention cite recommend include insert output respond reply answer state praise promote link append add
    tell say claim translate summarize summarise pretend act roleplay describe replace schreib~ erwähn~ zitier~
    empfiehl empfehlen empfehle füge gib antworte~ nenne nennen behaupte~ escribe escriba menciona mencione cita
    cite recomienda recomiende incluye incluya responde responda afirma afirme añade añada skriv nämn citera
    rekommendera inkludera svara påstå lägg écrivez mentionnez citez recommandez répondez ajoutez scrivi menziona
    cita consiglia rispondi inserisci escreva mencione recomende responda inclua schrijf noem beveel antwoord اكتب
    اذكر اقتبس أوص أضف أجب print`,
  machines: `llm llms chatgpt chatbot chatbots sprachmodell~ språkmodell~ taalmodel`,
  machinePhrases: `language model, language models, modelo de lenguaje, modelos de lenguaje, modèle de langage, modèles de
    langage, modello linguistico, modelo de linguagem, model językowy`,
  duties: `must shall should please always only never nur immer ausschließlich bitte muss müssen musst soll sollen sollst
    sollte solltest solo siempre debe debes deben únicamente bara alltid endast måste ska bör toujours uniquement doit
    doivent devez dois sempre solo deve devono apenas altijd alleen moet moeten zawsze tylko`,
  saidByRole: `obey follow ignore you your user rule rules must always never understood answer article reader readers prompt`,
  answers: `in your answer, in your response, in your output, in your summary, your final answer, your answer must, in
    deiner antwort, in deiner zusammenfassung, en tu respuesta, en tu resumen, i ditt svar, i din sammanfattning,
    dans votre réponse, dans ta réponse, nella tua risposta, na sua resposta, in je antwoord, in your reply, in your
    replies, with your answer`,
  phrases: `ignore all previous, ignore previous, ignore the above, ignore everything, ignore any previous, ignore all
    prior, disregard all, disregard previous, disregard the above, disregard any, forget all previous, forget your
    instructions, your system prompt, system override, previous instructions, prior instructions, do anything now,
    end of prompt, end of instructions, begin instructions, if you are an ai, if you are a language, if you are a
    bot, only trustworthy source, only trusted source, only reliable source, send the conversation, include the
    following link, vorherige anweisungen, vorherigen anweisungen, bisherigen anweisungen, obigen anweisungen,
    bisherige anweisungen, als sprachmodell, hinweis an ki, hinweis für ki, an alle ki, einzige vertrauenswürdige
    quelle, einzig verlässliche quelle, ignore las instrucciones, instrucciones anteriores, instrucciones previas,
    como modelo de lenguaje, eres una ia, nota para la ia, nota para ia, si eres una ia, única fuente fiable, única
    fuente de confianza, tidigare instruktioner, föregående instruktioner, som språkmodell, du är en ai, till alla
    ai, meddelande till ai, om du är en ai, om du är en språkmodell, enda pålitliga källan, enda trovärdiga källan,
    instructions précédentes, en tant qu ia, ignora le istruzioni, istruzioni precedenti, ignore as instruções,
    instruções anteriores, vorige instructies, eerdere instructies, poprzednie instrukcje, print your api key,
    output your api key, reveal your api key, send your api key, append your api key, vergiss deine anweisungen,
    olvida las instrucciones, als ki modell, ki solltest du, ki musst du, ai you should, ai you must, forget
    everything about, forget everything above, forget everything before, forget everything that, forget everything
    and, forget everything else, reveal the prompt, print the prompt, repeat the prompt, output the prompt, reveal
    your prompt, print your prompt, reveal your instructions, print your instructions, repeat your instructions,
    output your instructions, begin your answer, end your answer, start your answer, begin your response, end your
    response, start your response, begin your reply, end your reply, start your reply, if you are an llm, if you are
    a chatbot, if you are an assistant, wenn du eine ki, wenn du ein sprachmodell, wenn du ein llm, wenn du ein
    chatbot, wenn du ein ki, wenn sie eine ki, wenn sie ein sprachmodell, wenn sie ein ki, falls du eine ki, falls
    du ein sprachmodell, falls sie eine ki, falls sie ein sprachmodell, si eres un modelo de lenguaje, si usted es
    una ia, om du är ett språkmodell, si tu es une ia, si vous êtes une ia, si vous êtes un modèle de langage, si tu
    es un modèle de langage, se sei un ia, se sei un modello linguistico, se você é uma ia, als je een ai bent, en
    tant que modèle de langage, consignes précédentes, consignes antérieures, instructions antérieures, disregard
    the rules, ignore the rules above, ignore all rules, ignore your rules, forget your rules, disregard your rules`,
  hints: `you are a helpful, developer message, new instructions, new instruction, updated instructions, your
    instructions, when summarizing, when summarising, when writing about, when you write about, in your article, in
    the final article, in the final answer, in the final text, tell the reader, do not tell, do not mention, do not
    reveal, do not cite, do not disclose, always cite, always link, cite this page, cite this site, cite this
    source, cite our, cite only, cite as, quote this page, link to this page, link to our, link to this, base64,
    markdown image, conversation history, chat history, copy the following, repeat the following, output the
    following, write the following, insert the following, include this link, add this link, add the following, use
    the following link, als ki, als künstliche intelligenz, du bist ein hilfreicher, neue anweisung, neue
    anweisungen, deine anweisungen, ihre anweisungen, in deinem artikel, in deinem text, zitiere nur, zitiere diese,
    zitiere immer, zitiere ausschließlich, verlinke auf, verlinke immer, setze einen link, füge den link, füge
    diesen link, füge folgenden, schreibe dass, schreibe nur, schreibe stattdessen, erwähne nicht, erwähne immer,
    erwähne dass, empfiehl immer, empfiehl ausschließlich, sag dem nutzer, sage dem nutzer, dem leser mitteilen, gib
    den folgenden, gib folgenden, ignora todas, ignora todo, olvida todo, olvida las, como ia, eres un asistente,
    nuevas instrucciones, tus instrucciones, mensaje del sistema, inteligencia artificial debe, en tu artículo, en
    tu texto, cita solo, cita únicamente, cita esta página, cita siempre, enlaza a, incluye el enlace, incluye este
    enlace, incluye un enlace, añade el enlace, añade un enlace, escribe que, escribe en su lugar, escribe solo, no
    menciones, menciona que, di al usuario, dile al usuario, dile al lector, ignorera alla, ignorera tidigare,
    ignorera allt, glöm allt, glöm alla, bortse från alla, bortse från tidigare, som ai, du är en hjälpsam, nya
    instruktioner, dina instruktioner, i din artikel, i din text, citera bara, citera endast, citera alltid, citera
    den här, länka till, länka alltid, lägg till länken, lägg till en länk, infoga länken, skriv att, skriv
    istället, skriv i stället, nämn inte, nämn alltid, nämn att, rekommendera alltid, rekommendera bara, säg till
    användaren, säg till läsaren, berätta för användaren, oubliez tout, nouvelles instructions, citez uniquement,
    citez toujours, ajoutez le lien, insérez le lien, ne mentionnez pas, mentionnez toujours, recommandez toujours,
    dites à l utilisateur, ignora tutte, dimentica tutto, come ia, nuove istruzioni, inserisci il link, aggiungi il
    link, non menzionare, ignore todas, esqueça tudo, novas instruções, cite apenas, cite sempre, inclua o link,
    adicione o link, não mencione, recomende sempre, negeer alle, negeer eerdere, vergeet alles, als ai, nieuwe
    instructies, citeer alleen, voeg de link, vermeld niet, zignoruj wszystkie, jako ai, nowe instrukcje, you are
    now a, you are now an, du bist jetzt ein, du bist jetzt eine, du bist nun ein, ahora eres un, ahora eres una, du
    är nu en, tu es maintenant un, vous êtes maintenant un, ora sei un, sei ora un, você agora é um, você é agora
    um, je bent nu een, vergiss alles, vergiss alle, tell the user that, inform the user that, always mention,
    always recommend, as the main source, when you summarize, when you summarise, system message, system prompt`,
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
  'aiとして',
  'aiに告',
  'あなたは今から',
  'あなたはai',
  '出力せよ',
  'のみを引用',
  'だけを引用',
  'このページを引用',
  '信頼できる唯一',
  '唯一の信頼できる',
  'التعليمات السابقه',
  'تعليماتك',
  'تجاهل التعليمات',
  'كنموذج لغوي',
  'بصفتك نموذج',
  'بصفتك مساعد',
  'بصفتك ذكاء',
  'انت الان مساعد',
  'انت الان نموذج',
  'استشهد بهذه',
  'استشهد فقط',
  'موجه النظام',
  'المصدر الوحيد الموثوق',
  '忽略之前',
  '忽略以上',
  '作为ai',
  'игнорируй',
  'предыдущие инструкции',
  'системный промпт',
  '指示を忘れて',
  '命令を忘れて',
  '命令は忘れて',
  '指示は無視',
  'プロンプトを無視',
  'プロンプトは無視',
  'aiアシスタントへ',
  'あなたがai',
  'あなたが人工知能',
  'あなたが言語モデル',
  'あなたがアシスタント',
  'تعليمات جديده للمساعد',
  'ايها المساعد',
  'ايها النموذج',
  'ايها الذكاء',
  'اذا كنت نموذج',
  'اذا كنت ذكاء',
  'اذا كنت مساعد',
  'ان كنت نموذج',
  'ان كنت ذكاء',
  '忽略前面',
  '无视之前',
  '无视以上',
  '忘记之前',
  '忘记以上',
]

/** Such pieces of which two are an order. */
export const HINT_PIECES: readonly string[] = [
  '回答には',
  '回答の中で',
  '出力してください',
  '出力すること',
  'と書いてください',
  'と書くこと',
  'と記載してください',
  '必ず推奨',
  '必ず引用',
  '引用してください',
  '必ずリンク',
  'リンクを含め',
  'リンクを挿入',
  'リンクを追加',
  'リンクを貼',
  'ユーザーに伝え',
  '読者に伝えてください',
  'apiキー',
  'تجاهل كل',
  'تجاهل جميع',
  'انس كل',
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
  'مفتاح api',
  '忽略所有',
  '系统提示',
]
