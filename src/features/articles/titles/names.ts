/** Names and abbreviations as they are written, one or more words each. None is a usual word of a large language. */
const NAMES =
  `2D 3D 4K 8K ADHD Adidas ADSL Airbnb AirPods AliExpress Arc'teryx Asics ATM ATV Audi AWD AWS B2B B2C BBQ BlackBerry
BMI BMW BMX CBD CD CEO ChatGPT Chromebook CNC CPU CRM CSS CSV CTA CTR DHL DIY DJ DNA DSLR DVD eBay EKG ERP Etsy FAQ
Facebook Fitbit FTP Garmin GDPR GIF GitHub Gmail GoPro Gore-Tex Google GPS GPT GPU GTA HDMI HDTV HIIT HIV HP HR HTML HTTP
HTTPS HVAC IBM IKEA iMac Instagram iOS iPad iPhone iPod IPO ISBN ISP IVF JavaScript JPEG JPG JSON KFC Kia KPI LCD LED
LEGO LG LinkedIn LLC MacBook macOS Mazda MBA McDonald's Microsoft MMA MongoDB MP3 MP4 MRI MSR MTB MySQL NASA NBA Netflix
NFC NFL NFT NHL Nike Nikon Nintendo Nissan NodeJS NYC OBD OCR OLED OnePlus OpenAI PayPal PC PDF Peugeot PHP Pinterest
PlayStation PNG PostgreSQL PowerPoint PPC PS3 PS4 PS5 PTSD PVC QLED QR RGB RFID RPG RV SaaS Salomon Samsung SEO SERP
Shopify Skype SLR SMS SMTP Snapchat Sony Spotify SQL SSD SSL SUV SVG Tesla TikTok Toyota TripAdvisor TSA TV TypeScript
UAE UFC UFO UHD UHF UK UNESCO UPC URL USA USB UTI UV UX VBA VHF VHS VIP VoIP Volkswagen Volvo VPN VPS VR VW Walmart
WhatsApp WiFi Wikipedia WLAN WooCommerce WordPress WWE WWI WWII XML XXL YKK YMCA YouTube`.split(/\s+/)

const LONG_NAMES = [
  'Apple Watch',
  'Big Agnes',
  'Black Diamond',
  'Burger King',
  'Google Analytics',
  'Google Maps',
  'Led Zeppelin',
  'Los Angeles',
  'New Balance',
  'New York',
  'San Francisco',
  'Search Console',
  'The North Face',
  'United Kingdom',
  'United States',
  'Wi-Fi',
  // Pieces, and not computers.
  'pcs',
]

/** Names that are usual words elsewhere: "rei" is a king in Portuguese, "ai" is "have" in French. */
const NAMES_IN: Record<string, readonly string[]> = {
  en: ['AC', 'AI', 'API', 'DC', 'EV', 'ISO', 'REI', 'UI', 'UL'],
  de: ['API', 'DIN', 'EDV', 'EU', 'GmbH', 'ISO', 'KFZ', 'KI', 'LKW', 'PKW', 'TÜV'],
}

export const MOST_WORDS = 3

const ANYWHERE = keyByWords([...NAMES, ...LONG_NAMES])
const BY_LANGUAGE = new Map(
  Object.entries(NAMES_IN).map(([language, names]) => [language, keyByWords(names)]),
)

/** A name as it is written, by its words in lower case; null for other words. The language is ISO 639-1. */
export function findName(words: string, language: string | null): string | null {
  return (
    BY_LANGUAGE.get(language?.slice(0, 2) ?? '')?.get(words) ??
    ANYWHERE.get(words) ??
    findPlural(words) ??
    null
  )
}

/** "SUVs" */
function findPlural(word: string): string | null {
  const name = word.endsWith('s') ? ANYWHERE.get(word.slice(0, -1)) : undefined
  return name !== undefined && /^\p{Lu}{2,}$/u.test(name) ? `${name}s` : null
}

function keyByWords(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]))
}
