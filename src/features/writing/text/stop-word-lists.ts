/** Words that every text of a language is full of, in lower case: articles, pronouns, prepositions, small verbs. */
export const STOP_WORD_LISTS: Record<string, string> = {
  en: `a an the is this that these those it its they them their theirs we us our ours you your yours i me my mine he him his
    she her hers who whom whose which what where when why how and or but nor so if then than as at by for from in into of
    off on onto out over to up with within without about above after again against all also am any are be because been
    before being below between both can cannot could did do does doing down during each either else even ever every few
    further had has have having here just more most much must no not now once only other others own same should since
    some such there through too under until upon very was were while will would yet may might shall it's don't doesn't
    isn't aren't can't won't you're they're we're i'm that's there's let's etc`,
  de: `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber denn sondern
    ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihnen ihn mein dein sein seine seinen seinem seiner ihre
    ihren ihrem ihrer unser unsere unseren dieser diese dieses diesen diesem jener jede jeder jedes jeden jedem alle allen
    alles man wer was wo wann wie warum welche welcher welches welchen in im an am auf aus bei beim bis durch für gegen
    mit nach ohne seit über um unter von vom vor zu zum zur zwischen während wegen ab als also auch da dabei dadurch dafür
    damit dann daran darauf daraus darin davon dazu dass denen deren dessen doch dort ob obwohl weil wenn so sowie sobald
    schon noch nur nicht nichts nun mehr sehr hier immer wieder etwa etwas ist sind war waren bin bist sei wird werden
    wurde wurden worden hat haben hatte hatten kann können konnte muss müssen soll sollen sollte sollten will wollen darf
    dürfen mag möchte lässt lassen gibt viel viele vielen andere anderen je jedoch bereits sonst zwar`,
  es: `el la los las lo un una unos unas al del y e o u ni que si no sí como cómo cuando cuándo donde dónde porque pues
    aunque pero sino mas más menos muy tan tanto tanta yo tú él ella ello nosotros vosotros ellos ellas usted ustedes me te
    se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas
    aquel aquella aquellos aquellas quien quienes quién cual cuál cuales cuáles qué cuyo a ante bajo con contra de desde
    durante en entre hacia hasta mediante para por según sin sobre tras es son era eran fue fueron ser sido siendo soy está
    están estaba estar hay ha han he había haber hace hacer hacen tiene tienen tener puede pueden poder debe deben también
    tampoco ya aún todavía así aquí ahí allí entonces luego después antes ahora siempre nunca todo toda todos todas cada
    otro otra otros otras mismo misma mucho mucha muchos muchas poco poca pocos algún alguna algunos algunas alguno ningún
    ninguna además solo sólo va van`,
  sv: `en ett den det de dem dessa denna detta och eller men för att som om när där här hur vad vem vilken vilket vilka
    varför jag du han hon vi ni man mig dig sig oss er honom henne min mitt mina din ditt dina sin sitt sina vår vårt våra
    ert era hans hennes dess deras i på av till från med utan vid hos inom utom mellan under över efter före genom mot
    bland kring längs sedan innan än också även bara endast inte icke aldrig alltid ofta ibland redan ännu så då ja nej nu
    är var vara varit blir bli blev blivit har ha hade haft kan kunna kunde ska skall skulle vill ville måste får fick bör
    borde gör göra gjorde finns fanns går ta tar all allt alla annan annat andra någon något några ingen inget inga varje
    var många mycket mer mest mindre minst lite sådan sådant sådana samma själv både antingen medan eftersom därför dock
    ju väl upp ut in ner nog ganska per å`,
  fr: `le la les l un une des du de d et ou où mais donc or ni car que qu qui quoi dont lequel laquelle lesquels je j tu il
    elle on nous vous ils elles me m te t se s lui leur leurs y en mon ma mes ton ta tes son sa ses notre nos votre vos ce
    c cet cette ces cela ça ceci celui celle ceux celles à au aux avec chez contre dans depuis dès devant derrière entre
    jusque par parmi pendant pour sans selon sous sur vers voici voilà si non oui ne n pas plus moins très trop peu tout
    toute tous toutes même mêmes aussi ainsi alors après avant bien comme comment quand pourquoi quel quelle quels quelles
    est sont était étaient être été suis es sera seront serait a ont avait avoir eu ai as aura fait faire font peut peuvent
    doit doivent faut va vont autre autres chaque plusieurs quelque quelques aucun aucune encore déjà toujours jamais ici
    là lorsque puisque puis lors afin`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai
    dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra e ed o od ma però
    anche né se che chi cui quale quali quanto quanta quando dove come perché io tu lui lei noi voi loro mi ti si ci vi ne
    me te sé mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro questo questa questi queste quello quella
    quelli quelle ciò non sì più meno molto molta molti molte poco troppo tutto tutta tutti tutte ogni alcuni alcune
    qualche nessuno altro altra altri altre stesso stessa è sono era erano essere stato stata sia ha hanno ho aveva avere
    fa fare può possono deve devono va vanno già ancora sempre mai solo così poi quindi dopo prima qui lì oppure mentre
    inoltre senza sotto sopra`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sob sobre até
    entre desde contra ao à aos às e ou mas nem que se não sim como quando onde porque porquê pois eu tu ele ela nós vós
    eles elas você vocês me te lhe lhes nos vos meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta isto
    estes estas esse essa isso esses essas aquele aquela aquilo quem qual quais cujo quanto é são era eram foi foram ser
    sido está estão estava estar há ter tem têm tinha faz fazer pode podem poder deve devem vai vão mais menos muito muita
    muitos muitas pouco todo toda todos todas cada outro outra outros outras mesmo mesma algum alguma alguns algumas nenhum
    já ainda também só apenas sempre nunca assim então depois antes agora aqui ali lá tão`,
  nl: `de het een en of maar want dus dat die dit deze wat wie waar wanneer hoe waarom welke welk ik jij je u hij zij ze wij
    we jullie mij me jou hem haar hen hun ons onze mijn jouw uw zijn er in op aan van voor met zonder bij naar uit over
    onder tussen door tot tegen om te ten ter binnen buiten na sinds tijdens volgens is was waren bent ben wordt worden
    werd werden geworden heeft hebben had hadden kan kunnen kon moet moeten mag mogen zal zullen zou zouden wil willen gaat
    gaan doet doen niet geen nooit altijd al alle alles als dan toen nog ook zo zoals zeer heel veel meer meest minder
    weinig andere ander elke elk iedere ieder sommige enkele dezelfde zelf hier daar nu weer wel toch echter omdat hoewel
    terwijl indien even iets niets men`,
  da: `en et den det de dem denne dette disse og eller men for at som om når hvor hvordan hvad hvem hvilken hvilket hvilke
    hvorfor jeg du han hun vi i man mig dig sig os jer ham hende min mit mine din dit dine sin sit sine vores jeres deres
    hans hendes dens dets på af til fra med uden ved hos inden mellem under over efter før gennem mod blandt siden end også
    kun ikke aldrig altid ofte allerede endnu så da ja nej nu er var være været bliver blive blev har have havde kan kunne
    skal skulle vil ville må måtte får fik bør gør gøre findes går al alt alle anden andet andre nogen noget nogle ingen
    intet hver mange meget mere mest mindre lidt sådan samme selv både mens fordi derfor dog jo her der op ud ind ned`,
  no: `en et ei den det de dem denne dette disse og eller men for at som om når hvor hvordan hva hvem hvilken hvilket hvilke
    hvorfor jeg du han hun vi dere man meg deg seg oss ham henne min mitt mine din ditt dine sin sitt sine vår vårt våre
    deres hans hennes dens dets i på av til fra med uten ved hos innen mellom under over etter før gjennom mot blant siden
    enn også bare kun ikke aldri alltid ofte allerede ennå så da ja nei nå er var være vært blir bli ble har ha hadde kan
    kunne skal skulle vil ville må måtte får fikk bør gjør gjøre finnes går all alt alle annen annet andre noen noe ingen
    hver mange mye mer mest mindre litt slik samme selv både mens fordi derfor dog jo her der opp ut inn ned å`,
  fi: `ja tai mutta vaan sekä että jotta koska jos kun kuin niin näin myös vain vielä jo nyt sitten siis ei en et emme ette
    eivät älä on ovat oli olivat olla ollut olen olet olemme olisi olisivat ole se ne sen sitä siinä siitä siihen niiden
    niitä niissä tämä tämän tätä tässä tästä tähän nämä näiden näitä tuo tuon nuo minä sinä hän me te he minun sinun hänen
    meidän teidän heidän joka jonka jota jossa josta johon jotka joiden joita mikä mitä missä mistä mihin kuka miksi
    miten milloin kuinka kaikki kaikkien jokainen joku jokin muu muut muita toinen sama itse hyvin paljon enemmän vähän
    ilman kanssa yli alle ennen jälkeen mukaan aina usein voi voivat voidaan pitää täytyy saa tulee`,
  pl: `i a oraz lub albo ale lecz że żeby aby bo ponieważ gdyż jeśli jeżeli gdy kiedy jak jaki jaka jakie jakich który która
    które których którym którą co czy kto gdzie dlaczego ja ty on ona ono my wy oni one mnie mi cię ci go mu jej ją nas nam
    was wam ich im nimi się siebie sobie mój moja moje twój swój swoja swoje swoich nasz nasza ten ta to te tego tej tych
    tym temu tę tam tu tutaj w we z ze do na od dla po pod nad przed za przez przy bez o u między jest są był była było
    były być będzie będą ma mają mieć może mogą można trzeba nie tak tylko także też już jeszcze zawsze nigdy więc więcej
    mniej bardzo każdy każda każde wszystko wszystkie wszystkich inny inne innych sam sama oto niż podczas`,
  cs: `a i nebo ale že aby protože když kdy jak jaký jaká jaké který která které kteří kterých kterou co kdo kde proč já ty
    on ona ono my vy oni mě mi tě ho mu jí nás nám vás vám jich jim se si můj moje tvůj svůj svou své náš naše váš ten ta
    to ti ty toho té těch tom tomu tím tam tady zde v ve z ze do na od pro po pod nad před za přes při bez o u mezi s k ke
    je jsou byl byla bylo byli být bude budou jsem jsme má mají mít může mohou lze ne ano jen pouze také už ještě vždy
    nikdy tak tedy více méně velmi každý každá všechno všechny všech jiný jiné sám než během pokud`,
  ru: `и а но или да что чтобы как если когда где куда почему потому так тоже также же ли бы не ни нет я ты он она оно мы вы
    они меня мне тебя тебе его ему ее её ей нас нам вас вам их им ними себя себе мой моя мое твой свой своя свои своих наш
    наша ваш этот эта это эти этого этой этих этом тот та то те того той тех том который которая которое которые которых
    кто чем чего в во на с со к ко от до из у о об по под над при за для без через между после перед есть был была было
    были быть будет будут может могут можно нужно надо уже еще ещё только лишь все всё всех весь вся каждый другой другие
    сам более менее очень много там тут здесь вот`,
  tr: `ve veya ya da de ki ile için gibi kadar daha en çok az bir bu şu o bunlar şunlar onlar ben sen biz siz beni seni onu
    bizi sizi onları bana sana ona bize size onlara benim senin onun bizim sizin onların kendi ne neden niçin nasıl nerede
    nereye hangi kim kaç mi mı mu mü değil var yok ise eğer ama fakat ancak lakin çünkü hem her bazı tüm bütün hiç diğer
    başka aynı şey olan olarak olduğu oldu olur olması olabilir olmak olup edilir eden etmek ettiği göre sonra önce üzere
    karşı doğru arasında içinde üzerinde altında böyle şöyle öyle işte sadece yalnızca artık hala henüz bile`,
  id: `yang dan atau tetapi namun di ke dari pada untuk dengan tanpa dalam oleh sebagai seperti karena jika kalau bila agar
    supaya ini itu tersebut para saya aku kamu anda dia ia kami kita mereka nya adalah ialah merupakan akan telah sudah
    sedang belum bisa dapat harus boleh perlu tidak bukan jangan ya juga lagi masih hanya saja lebih paling sangat banyak
    sedikit semua setiap beberapa lain lainnya sama sendiri ada apa siapa mana kapan mengapa bagaimana berapa maka lalu
    kemudian setelah sebelum ketika saat hingga sampai antara atas bawah serta bahwa hal secara begitu pun`,
  ja: `の は が を に へ と も で や か から まで より て た だ な ね よ さ し ない です ます でし まし ある いる する なる れる られる せる させる
    こと もの ため よう とき ところ ほう ほど など だけ しか ばかり でも では には とは への との これ それ あれ どれ この その あの どの ここ そこ
    あそこ どこ こう そう ああ どう 私 僕 彼 彼女 何 誰 いつ なぜ なら ので のに けど けれど しかし また そして それで だから つまり および または
    という として について によって において による に対して いう いい いっ おい あり なり なっ い う く れ せ ば たり ながら まし ん お ご ず ぬ
    べき まま ほか さらに すでに もう まだ とても 際 場合 上 中 下 的 者 方 さん 等 その他 たい られ させ しまう くださ おり き け み`,
  zh: `的 了 和 是 在 有 我 你 您 他 她 它 我们 你们 他们 这 那 这个 那个 这些 那些 这里 那里 哪 哪里 哪个 什么 谁 怎么 为什么 如何 几 多少 与 及 或 或者
    以及 但 但是 而 而且 并 并且 因为 所以 如果 虽然 就 都 也 还 又 再 很 非常 更 最 太 不 没 没有 要 会 能 可以 可能 应该 必须 被 把 让 给 对 从 到 向
    于 由 以 为 为了 通过 根据 关于 之 其 其中 此 每 各 某 另 等 等等 们 地 得 着 过 吗 呢 吧 啊 上 下 里 中 内 外 时 后 前 个 一个 一些 一种 这样 那样
    只 只有 已经 正在 这种 進 這 個 們 為 與 對 從 會 沒有 這個 那個 什麼 怎麼`,
  ko: `이 그 저 것 수 등 및 또는 그리고 그러나 하지만 그래서 때문에 위해 위한 대한 대해 통해 따라 있는 있다 있습니다 없는 없다 하는 한다 합니다 했다
    된다 됩니다 되는 이다 입니다 있을 할 한 더 가장 매우 아주 많은 모든 각 다른 같은 이런 그런 저런 어떤 무엇 누구 언제 어디 왜 어떻게 나 너 우리
    저희 그들 여기 거기 저기 이것 그것 저것 만 도 은 는 을 를 가 에 에서 에게 으로 로 와 과 의 부터 까지 보다 처럼 만약 경우 때 중 후 전 다시 또 이미
    아직 바로 함께 하지 않는 않다 않습니다 아닌 아니라`,
  ar: `في من إلى الى على عن مع بين حول عند عندما منذ حتى خلال بعد قبل تحت فوق أمام وراء ضد دون بدون لدى ثم أو أم بل لكن لأن أن
    إن إذا لو كي حيث كما مثل كل بعض أي أية غير سوى ما لا لم لن ليس ليست هل ماذا متى أين كيف لماذا كم من هو هي هم هن أنا نحن أنت
    أنتم هذا هذه هؤلاء ذلك تلك أولئك هنا هناك الذي التي الذين اللذان اللاتي كان كانت كانوا يكون تكون قد لقد سوف سيتم يتم تم
    يمكن يجب ينبغي له لها لهم به بها بهم فيه فيها منه منها عليه عليها إليه إليها عنه عنها نفس نفسه نفسها ذات أكثر أقل جدا أيضا
    فقط الآن و أما إما كذلك لذلك بينما وهو وهي ولا وما وفي ومن وعلى وإلى وقد ولكن وكان وهذا وهذه فإن بأن لأنه أنه أنها إنه إنها`,
  hi: `का की के को से में पर और या लेकिन परंतु कि जो जब तब जहां वहां यहां क्या क्यों कैसे कब कहां कौन कितना यह वह ये वे इस उस इन उन
    इसका उसका इसके उसके इसे उसे मैं तुम आप हम मेरा मेरे आपका आपके हमारा अपना अपने अपनी है हैं था थे थी हो होता होती होते हुआ
    हुई हुए रहा रही रहे गया गई गए कर करना करने करता करते करें किया किए दिया जाता जाती जाते सकता सकते सकती चाहिए नहीं न मत
    भी ही तो तक ने लिए साथ बाद पहले बिना बारे कुछ सब सभी हर कोई किसी बहुत अधिक कम एक दो अगर यदि क्योंकि इसलिए`,
  he: `של את על אל עם מן מ ב ל ה ו כי אם או אבל אך גם רק כל יש אין לא כן זה זו זאת אלה אלו הוא היא הם הן אני אתה אתם אנחנו שלי
    שלך שלו שלה שלנו שלהם לי לך לו לה לנו להם אותו אותה אותם מה מי איך מתי איפה למה מדוע כמה איזה אשר כאשר כש לפני אחרי תחת
    מעל בין ללא בלי עד כדי כמו יותר פחות מאוד עוד כבר עדיין תמיד היה היתה היו להיות יכול יכולה צריך ניתן שם כאן`,
  uk: `і й та а але або чи що щоб як якщо коли де куди чому тому так також теж же би не ні я ти він вона воно ми ви вони мене
    мені тебе його йому її їй нас нам вас вам їх їм себе собі мій твій свій своя свої наш ваш цей ця це ці цього цієї цих
    той та те ті того тієї тих який яка яке які яких хто чого в у на з зі із до від по під над при за для без через між
    після перед є був була було були бути буде будуть може можуть можна треба вже ще тільки лише все всі всіх кожен інший
    сам більш дуже багато там тут`,
}
