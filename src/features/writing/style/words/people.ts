/** Words that speak to readers, by the form of address. Forms with a capital letter count inside of sentences only. */
export const ADDRESS: Record<string, Record<string, string>> = {
  en: { you: 'you your yours yourself yourselves' },
  de: {
    du: 'du dich dir dein deine deinen deinem deiner deines',
    ihr: 'euch euer eure euren eurem eurer',
    Sie: 'Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres',
  },
  fr: { tu: 'tu te toi ton ta tes', vous: 'vous votre vos vôtre vôtres' },
  es: {
    tú: 'tú te ti contigo tu tus tuyo tuya tuyos tuyas',
    usted: 'usted ustedes',
    vosotros: 'vosotros vosotras vuestro vuestra vuestros vuestras',
  },
  it: {
    tu: 'tu te ti tuo tua tuoi tue',
    Lei: 'Lei Suo Sua Suoi Sue',
    voi: 'voi vostro vostra vostri vostre',
  },
  nl: { je: 'je jij jou jouw jullie', u: 'u uw' },
  sv: { du: 'du dig din ditt dina', ni: 'ni er ert era' },
  da: { du: 'du dig din dit dine', De: 'De Dem Deres' },
  no: { du: 'du deg din ditt dine', De: 'De Dem Deres' },
  pt: { você: 'você vocês', tu: 'tu te ti contigo teu tua teus tuas' },
  pl: {
    ty: 'ty ciebie cię tobie ci tobą twój twoja twoje twoich twojego',
    Pan: 'pan pani państwo pana panu państwa',
  },
  ru: { ты: 'ты тебя тебе тобой твой твоя твоё твои', вы: 'вы вас вам вами ваш ваша ваше ваши' },
}

/** Words that speak of the writers. Words that mean something else as often are left out. */
export const WRITERS: Record<string, { we: string; i: string }> = {
  en: { we: 'we our ours ourselves', i: 'i my me mine myself' },
  de: {
    we: 'wir uns unser unsere unseren unserem unserer unseres',
    i: 'ich mich mir mein meine meinen meinem meiner',
  },
  fr: { we: 'nous notre nos nôtre', i: 'je j mon ma mes moi' },
  es: { we: 'nosotros nosotras nos nuestro nuestra nuestros nuestras', i: 'yo mi mis mí conmigo' },
  it: { we: 'noi nostro nostra nostri nostre', i: 'io mio mia miei mie' },
  nl: { we: 'wij we ons onze', i: 'ik mij mijn' },
  sv: { we: 'vi oss vår vårt våra', i: 'jag mig min mitt mina' },
  da: { we: 'vi os vores', i: 'jeg mig min mit mine' },
  no: { we: 'vi oss vår vårt våre', i: 'jeg meg min mitt mine' },
  pt: { we: 'nós nosso nossa nossos nossas', i: 'eu mim meu minha meus minhas' },
  pl: { we: 'my nas nam nasz nasza nasze naszych', i: 'ja mnie mój moja moje' },
  ru: { we: 'мы нас нам нами наш наша наше наши', i: 'я меня мне мой моя моё мои' },
}
