/** Words and names of which the most used passwords are made, in lower case. */
export const GUESSED_WORDS: ReadonlySet<string> = new Set(
  `
  access account adam admin administrator adidas adrian africa airborne alabama alaska albert alex alexander alexandra
  alexis alice alison amanda amateur amazing america american amber andrea andreas andrew android angel angela angels
  animal anthony antonio apple arizona arsenal arthur ashley august austin avalanche babygirl bailey banana
  barbara barcelona barney baseball basketball batman beach bear beautiful benjamin berlin big billy bird black blackcat
  blessed blink blonde blood blue bluebird bond boston boy bradley brandon brandy brasil brazil brian broncos
  brooklyn brother bubba bubbles buddy bulldog bulldogs business buster butter butterfly california camaro cameron canada
  captain cardinal carlos carmen caroline carter casper cassie celtic champion change changeme charlie charlotte cheese
  chelsea cherry chester chicago chicken china chocolate chris christian christina christine christopher civilization
  claire classic cocacola coffee college computer contortionist contract cookie cool cooper corvette counterstrike cowboy
  cowboys cowgirl crazy cricket crystal dallas daniel daniela danielle database dave david december default denver dennis
  derek destiny devil diamond digital dolphin dolphins domain dominic donald dragon dragonball drowssap dude eagle eagles
  edward edwardcullen einstein elephant elizabeth eminem emma england enter entertainment eric extreme facebook
  fatima ferrari fergie finalfantasy fire fish fishing flower flowers football forever foreveryoung forget france
  francesco frank freddy freedom friend friends fuck fuckyou galaxy gandalf garfield gateway gemini general george german
  germany gibson ginger girl girls giants god godzilla golden golf good goodluck google gordon great green guitar gunner
  hammer hannah happy hardcore harley harry hawaii heart heather heaven heineken hello hellokitty help hockey holiday
  home honda honey horny horses hotmail house hunter hunting ilove iloveyou iloveu imperial indian infinity instagram
  internet ironman isabella isabelle jack jackie jackson jacob jaguar james jamesbond japan jasmine jason jasper jennifer
  jeremy jessica jesus jesuschrist johnny john jonathan jordan joseph joshua juice junior justin justinbieber kathryn
  katherine kathleen keyboard kevin killer king kings kitty knight kristina lakers laptop lauren leavemealone letmein
  liberty lifehack linkedin linkinpark little liverpool liverpoolfc logitech login london louise love lovely loveme lover
  lovers loveyou lucky maddog madison maggie magic magnum manager manchester manchesterunited manutd marina marine marlboro
  martin martina master masterkey matrix matthew maverick maxwell mechanic melissa mercedes metallica mexico michael
  michaeljackson michaeljordan michelle michigan mickey microsoft midnight miller minecraft mitchell mohammed money
  monica monkey monster montana moon morgan mother motherfucker motorola mountain movies mozart muffin music mustang
  myname myspace natalie natasha nathan needforspeed newyork newport nicholas nicolas nicole nikita nintendo nissan
  nothing november october office oliver olivia onelove online operator orange orlando packers panther paradise parker
  parol pass passwort password passw passwor patricia patrick patriots peace peaches peanut pepper perfect peter phantom
  philip phoenix photo photos picture pictures pimp pink playboy player please pokemon police popcorn porn pornographic
  porsche portugal power precious president prince princess private professional purple qwert queen rabbit raiders
  rainbow raiders ranger rangers raymond realmadrid rebecca red redskins remember richard robert rocket rocky ronaldinho
  ronaldo rosebud running russia samantha samsung sandra saturn scandinavian school scooter scorpio scorpion scotland
  scott sebastian secret security september serenity server service sexy shadow shannon sharon shelby sierra silver simple
  simpsons single skippy slayer slipknot smith smokey snickers snoopy snowball soccer softball soleil sonyericsson spain
  sparky special spider spiderman spongebob sport sports spring star starcraft stargate stars startrek starwars steelers
  stella stephanie steven stupid success sugar summer sunday sunflower sunshine super supernatural superman supersonic
  superstar support sweet sweetheart sweety swordfish sydney system taylor teacher teamo temp temppass tennis teresa
  test tester testing texas theman thomas thunder thunderbird tiffany tiger tigers tigger time timothy tinkerbell titanic
  toyota trinity trouble trustno turtle twitter unbelievable united universe user vampire vanessa victor victoria viking
  vincent virginia viper voyager walter warcraft warrior warriors webmaster website websolutions welcome whatever white
  wildcats william williams willow wilson windows winner winston winter wisdom wizard wolf wolverine wolves woman women
  wonder word work working world yamaha yankees yellow young yourname zachary zeppelin zombie zxcv
  anytimetoday businessbabe chickenwing thecakeisalie ontheoutside momsanaladventure passwordassword
  alpha angel baby bitch boss boy cat cats chic christ cock dad day dog dogs dick elvis eva family fan fc film fly fun
  game gamer games gay girl guy hate hot jan june july kid kill lady lion live loser luna man max me mom my new nick no
  of one pet pro rock rose run sam sex sky son soft stone sun the to tom top usa war water win you your
  antananarivu avrillavigne cheeseburger chesterfield combat construction cosmopolitan devilmaycry domainlock fucktheworld
  frederiksberg fktrcfylhjdf fktrcfylhjdyf fktrcfylhjdbx fynfyfyfhbde greenlantern ghjcnjgbpltw ghjcnjqgfhjkm ilovemyfamily
  ingodwetrust iseedeadpeople intelligence international lost lytghjgtnhjdcr massimiliano morganstanley mortalkombat
  necronomicon networkingpe newproject nightcrawler nhecsyfujkjdt nhfycajhvths nhfdvfnjkju philadelphia playstation
  polniypizdec punksnotdead residentevil sanfrancisco satisfaction schoolgirlie sonnenschein stinkyfinger stratocaster
  systemofadown ticketmaster transformers warhammer weihnachtsbau weihnachtsbaum whosyourdaddy vladimirovna lf qw zz
  fkmnthyfnbdf ghjcnjrdfibyj ptybnxtvgbjy gjkysqgbpltw gtnhjpfdjlcr bltynbabrfwbz bpgjldsgjldthnf cjdthitycndj ghjnbdjcnjzybt
  gfhjkm ghbdtn ghjcnj ghjcnjgfhjkm gfhjkmgfhjkm vfvf flvby flvbybcnhfnjh ghbdtnrfrltkf dkflbvbh dkflbvbhjdbx
  dkflbvbhjdyf vfvfvskfhfve ghjatccbjyfk ghtdtlvtldtl gfhfktkjuhfv lytdybrbdfvgbhf zcfvfzkexifz nhbujyjvtnhbz
  gthtrfnbgjkt privet marusya natasha svetlana andrey sergey maksim nastya polina kristina lyubov
  `
    .trim()
    .split(/\s+/),
)
