/** What a company’s registered name does not tell. Words are in small letters, separated by spaces. */
export type KnownCompany = {
  /** Short names, former names and brands, as written; `=` before it: in exactly these letters. */
  readonly also?: readonly string[]
  /** For single words of it: not meant if the next word is one of these. */
  readonly before?: string
  /** For single words of it: not meant if the word before is one of these. */
  readonly after?: string
  /** For single words of it: not meant if the story has one of these. */
  readonly unless?: string
  /** A common word is meant only beside one of these, or beside a word of business if there are none. */
  readonly beside?: string
}

const hdfcSisters = 'amc life ergo mutual mf securities credila capital asset pension realty sales'

/** Neither the river nor a shop where something is cheap today. */
const amazon: KnownCompany = {
  also: ['Amazon', 'Amazon Prime', '=AWS', 'Amazon Web Services'],
  before: 'rainforest river basin forest forests jungle tribe tribes fires region deforestation',
  after: 'on at via from thanks',
  unless: 'rainforest deforestation indigenous jungle discounted discounts save lowest coupon',
}

/** By the name without Limited, Inc. and the like. */
export const knownCompanies: Readonly<Record<string, KnownCompany>> = {
  // India
  'reliance industries': {
    also: ['=RIL', 'Reliance', 'Reliance Jio', 'Jio', 'Reliance Retail', 'JioStar'],
    before:
      'on upon power infra infrastructure capital communications home naval defence general nippon mutual blackrock',
    after: 'heavy over self reduce reduces cut cuts import growing less more anil undue import-',
  },
  'tata consultancy services': { also: ['=TCS'] },
  'tata motors': {
    also: ['Tata Nexon', 'Tata Harrier', 'Tata Punch', 'Jaguar Land Rover', '=JLR', 'Tata EV', 'Nexon EV'],
  },
  'tata motors passenger vehicles': { also: ['Tata Motors', 'Tata Nexon', 'Jaguar Land Rover', '=JLR', 'Nexon EV'] },
  'hcl technologies': { also: ['HCLTech', 'HCL Tech', '=HCL'], before: 'infosystems healthcare' },
  'tech mahindra': { also: ['TechM'] },
  'larsen toubro': {
    also: ['=L&T', 'Larsen and Toubro', 'Larsen Toubro'],
    before: 'finance technology tech infotech mutual mf realty',
  },
  'mahindra mahindra': {
    also: ['=M&M', 'Mahindra', 'Mahindra and Mahindra', 'Mahindra Scorpio', 'Mahindra Thar'],
    before: 'bank finance financial logistics lifespace lifespaces holidays holiday manulife university world',
    after: 'kotak tech anand',
  },
  'maruti suzuki': { also: ['Maruti', 'Maruti Brezza', 'Maruti Baleno'], after: 'nandan' },
  'state bank of india': {
    also: ['=SBI'],
    before: 'life card cards mutual mf funds securities caps capital general pegs clerk po examination exam',
  },
  'hdfc bank': { also: ['=HDFC', 'HDFC twins'], before: hdfcSisters },
  'hdfc asset management': { also: ['HDFC AMC'] },
  'hdfc life insurance': { also: ['HDFC Life'] },
  'icici prudential life insurance': { also: ['ICICI Pru Life', 'ICICI Prudential Life'] },
  'icici lombard general insurance': { also: ['ICICI Lombard'] },
  'kotak mahindra bank': { also: ['Kotak Bank', 'Kotak Mahindra'], before: 'amc mutual mf life securities' },
  'bank of baroda': { also: ['=BoB'] },
  'punjab national bank': { also: ['=PNB'], before: 'housing metlife' },
  'indusind bank': { also: ['IndusInd'] },
  'life insurance corporation of india': { also: ['=LIC', '=LICs'], before: 'housing mf mutual' },
  'hindustan unilever': { also: ['=HUL', 'Hindustan Lever'] },
  'hindustan aeronautics': { also: ['=HAL'], unless: 'alexa kubrick odyssey' },
  'bharat heavy electricals': { also: ['=BHEL'] },
  'bharat electronics': { also: ['=BEL'] },
  'bharat petroleum': { also: ['=BPCL', 'Bharat Petroleum'] },
  'hindustan petroleum': { also: ['=HPCL', 'Hindustan Petroleum'] },
  'indian oil': { also: ['=IOC', '=IOCL', 'Indian Oil', 'IndianOil'], unless: 'olympic olympics athletes' },
  'oil natural gas': { also: ['=ONGC'] },
  'power grid corporation of india': { also: ['Power Grid Corporation', 'PowerGrid'] },
  'steel authority of india': { also: ['=SAIL'] },
  gail: { also: ['=GAIL'] },
  itc: { also: ['=ITC'], before: 'hotels claim claims refund' },
  titan: {
    also: ['Titan Company', 'Tanishq'],
    before: 'submersible sub moon submarine implosion biotech',
    after: 'saturn of',
    unless: 'submersible oceangate saturn titanic moon nasa anime',
    beside:
      'jewellery jewelry tanishq watches watch jeweller tata md shares stock quarter results profit revenue sales eyewear',
  },
  'interglobe aviation': { also: ['IndiGo', 'Indigo'], unless: 'girls paints dye' },
  eternal: { also: ['Zomato', 'Blinkit'], beside: 'zomato blinkit goyal swiggy' },
  swiggy: { also: ['Instamart'] },
  'awl agri business': { also: ['Adani Wilmar'] },
  'adani ports special economic zone': { also: ['Adani Ports', '=APSEZ'] },
  'ambuja cements': { also: ['Ambuja', 'Ambuja Cement'] },
  acc: { also: ['ACC Cement', 'ACC Ltd'], beside: 'cement ambuja adani holcim' },
  'ultratech cement': { also: ['UltraTech'] },
  vedanta: { also: ['Vedanta Resources'], unless: 'philosophy swami upanishad upanishads ramakrishna' },
  'sun pharmaceutical industries': { also: ['Sun Pharma'] },
  "dr reddy's laboratories": { also: ["Dr Reddy's", 'Dr Reddys'] },
  "divi's laboratories": { also: ["Divi's Labs"] },
  'zydus lifesciences': { also: ['Zydus', 'Cadila'] },
  'apollo hospitals enterprise': { also: ['Apollo Hospitals'] },
  'bharti airtel': { also: ['Airtel'] },
  'vodafone idea': { also: ['Vi', 'Vodafone Idea', '=VIL'], beside: 'vodafone telecom airtel jio' },
  'avenue supermarts': { also: ['DMart', 'D-Mart'] },
  'fsn e commerce ventures': { also: ['Nykaa'] },
  'one 97 communications': { also: ['Paytm'] },
  'pb fintech': { also: ['Policybazaar', 'PolicyBazaar'] },
  trent: {
    also: ['Zudio', 'Westside'],
    beside: 'tata zudio westside',
    after: 'al',
    before: 'bridge alexander-arnold boult',
  },
  'hero motocorp': { also: ['Hero Moto'] },
  'tvs motor': { also: ['TVS Motor'] },
  'eicher motors': { also: ['Royal Enfield'] },
  'hyundai motor': { also: ['Hyundai'] },
  nestle: { also: ['Maggi'] },
  'indian railway catering tourism': { also: ['=IRCTC'] },
  'indian railway finance': { also: ['=IRFC'] },
  'rail vikas nigam': { also: ['=RVNL'] },
  'housing urban development': { also: ['HUDCO'] },
  'rural electrification': { also: ['=REC'] },
  ltimindtree: { also: ['LTI Mindtree', 'Mindtree'] },
  ltm: { also: ['LTIMindtree', 'Mindtree'] },
  bse: { also: ['BSE Ltd', 'BSE Limited'], beside: 'depository derivatives' },
  // United States
  apple: {
    also: ['iPhone', 'iPad', 'MacBook', 'AirPods', 'HomePod', 'Apple Watch'],
    before: 'pie orchard orchards cider tree trees juice farming growers season crop cultivation harvest production',
    after: 'big',
    unless: 'orchard orchards cider growers farmers himachal shimla horticulture fruit fruits',
  },
  alphabet: {
    also: ['Google', 'YouTube', 'Android'],
    before: 'play soup',
    after: 'on via',
    beside: 'google waymo deepmind pichai',
  },
  'meta platforms': {
    also: ['Meta', 'Facebook', 'Instagram', 'WhatsApp', 'Oculus', 'Meta Quest'],
    before: 'analysis analyses description tag tags joke',
    after: 'on via',
    unless: 'metabolism',
  },
  'amazon com': amazon,
  amazon,
  microsoft: { also: ['Xbox', 'LinkedIn'] },
  nvidia: { also: ['NVIDIA'] },
  tesla: { before: 'coil coils', after: 'nikola' },
  'advanced micro devices': { also: ['=AMD'], unless: 'macular retina ophthalmology' },
  intel: {
    before: 'agencies agency officials sources inputs report reports chief on suggests says failure sharing',
    unless: 'militants terror terrorist terrorists spy gunned',
  },
  'international business machines': { also: ['=IBM'] },
  'hewlett packard enterprise': { also: ['=HPE'] },
  hp: {
    also: ['=HP'],
    before: 'police govt government cm high',
    unless: 'himachal shimla horsepower engine torque bhp',
  },
  'delta air lines': {
    also: ['Delta', 'Delta Airlines'],
    before: 'variant variants force region plus area districts goodrem state river',
    unless: 'variant variants omicron niger mekong cauvery godavari',
    beside: 'airline airlines flight flights passengers airport travel boeing airbus',
  },
  'walt disney': { also: ['Disney', 'Disney+', 'Walt Disney Company', 'Disneyland', 'Hotstar'] },
  target: {
    before: 'price prices of for date dates group audience set on was is range zone audience killing',
    after: 'to on a the soft easy set new raises hit hits revenue inflation moving price run',
    beside: 'retailer retailers stores store shoppers restock restocks walmart cornell merchandise',
  },
  gap: {
    before: 'between in of to year years widens narrows up down analysis',
    after: 'the a wage pay gender tax funding generation credibility trade fiscal supply',
    beside: 'apparel retailer clothing banana navy athleta stores yeezy',
  },
  visa: {
    before: `rules rule fee fees free on ban bans applicants application applications holders curbs norms policy scheme
      waiver processing appointment interview interviews requirements restrictions bond bulletin`,
    after:
      'h-1b b us uk schengen work tourist student golden 1b study visitor spouse entry transit business a the no without gold',
    beside: 'mastercard payments payment card cards swipe antitrust',
  },
  block: { beside: 'square dorsey bitcoin' },
  shell: { before: 'companies company firm firms casing shock', beside: 'oil gas bp lng energy refinery' },
  ford: {
    before: 'foundation',
    after: 'harrison tom betty gerald',
    beside: 'car cars carmaker automaker vehicle vehicles truck trucks ev motor',
  },
  'ford motor': { also: ['Ford Motor', 'Ford'], after: 'harrison tom betty gerald', before: 'foundation' },
  oracle: { before: 'of', unless: 'delphi buffett omaha' },
  dow: { before: 'jones futures index', beside: 'chemical chemicals dupont' },
  caterpillar: { unless: 'butterfly butterflies moth larva' },
  'jpmorgan chase': { also: ['JPMorgan', 'JP Morgan'] },
  'berkshire hathaway': { also: ['Berkshire'] },
  'procter gamble': { also: ['=P&G'] },
  'johnson johnson': { also: ['=J&J'] },
  'coca cola': { also: ['Coca Cola', 'Coke'] },
  pepsico: { also: ['Pepsi'] },
  exxonmobil: { also: ['Exxon Mobil', 'Exxon'] },
  'general electric': { also: ['GE Aerospace'] },
  'uber technologies': { also: ['Uber'] },
  snap: { also: ['Snapchat'], beside: 'snapchat spiegel' },
  paypal: { also: ['PayPal', 'Venmo'] },
  't mobile us': { also: ['T-Mobile'] },
  'robinhood markets': { also: ['Robinhood'], before: 'hood' },
  'cognizant technology solutions': { also: ['Cognizant'] },
  'goodyear tire rubber': { also: ['Goodyear'] },
}
