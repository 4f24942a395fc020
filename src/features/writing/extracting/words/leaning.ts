/** Words with which a sentence begins that leans on the one before, by language; alone it says too little. */
export const LEANING_WORDS: Readonly<Record<string, string>> = {
  en: `it this that these those they he she them such both also then therefore thus otherwise however but and so instead here there another
    neither either afterwards`,
  de: `er sie es das dies diese dieser dieses diesen diesem dadurch dabei danach dazu darum deshalb deswegen daher außerdem zudem jedoch aber
    und oder sonst beide dann damit davon dafür hier dort ihr ihre solche`,
  es: `esto eso ello estos estas este esta ese esa además también así entonces luego después pero y o por tanto sin embargo ambos allí aquí otro otra`,
  sv: `det den de detta denna dessa då därför dessutom också sedan men och eller annars båda här där sådana däremot`,
  ja: `これ それ この その こちら また そして しかし そのため すると さらに ただし ここ そこ その後 それから`,
  ar: `هذا هذه ذلك تلك هو هي هم كما لكن ولكن لذلك أيضا ثم بعد ومع وهذا وهي وهو هنا هناك`,
  fr: `il elle ils elles cela ce ces cette ceci aussi donc alors ensuite mais et ou sinon ici là`,
  it: `esso essa questo questa questi queste ciò anche quindi inoltre poi ma e o altrimenti qui`,
  pt: `ele ela isso isto este esta esse essa também assim então depois mas e ou além aqui`,
  nl: `het dit dat deze die ze hij daarom daarna ook dan maar en of anders hier daar`,
}
