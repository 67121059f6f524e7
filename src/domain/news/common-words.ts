const setOf = (words: string) => new Set(words.split(/\s+/))

/** Names of companies that are also words: alone they are taken for the company only with further evidence. */
export const commonWords = setOf(`
  alphabet american antarctica apple archies astral atlas avalon ball block booking campus carnival choice coal
  coherent corning cost cupid delta digit dover dow eaton edge empower engineers eternal ethos everest flex flow
  force ford future gap gas general global glory gold granules graphite gravity harmony hartford idea ideal india
  inspire intel jersey key life linc linde match max meta metal midwest mobile mosaic national nava news nile oil
  oracle orange page paint pakka patriot pilot pioneer planet power premier prime progressive public rail reliance
  rex rise rites school sea servotech shell signal signpost silver singer skipper snap southern southwest spark
  spirit sprint square star steel sterling sun superhouse swan symphony tapestry target titan trade trident trimble
  trust union united unity universal vi victory visa vision waters wheels wonder zoom`)

/** Also names of people or places: the company only beside a word of business, and not inside a longer name. */
export const namesakes = setOf(`
  abbott adani ambani anmol arvind ashima atul bajaj bata birla crisil cummins dabur dover emami gabriel gillette
  godrej goodluck hartford hershey jordan kalpataru kaya kennametal kirloskar lennar modison moody morgan mukand
  nadar premji raymond rollins rossell siemens singer sonam suraj tata trent vipul williams`)

/** First words of many companies that are places, gods or people to everybody else. */
export const places = setOf(`
  ajanta ashoka ayodhya bangalore bengal bengaluru bharat bharati bhagyalakshmi bombay calcutta chennai chettinad deccan
  dhanlaxmi eastern ganesha gangotri gayatri godavari gujarat gurgaon haryana himachal himalaya hyderabad jaipur jayanti
  kaveri kerala konark konkan krishna lakshmi laxmi madhav madhya madras maharashtra malabar mangalam mangalore meghalaya
  mumbai mysore nagarjuna narmada northern oriental pondicherry prakash punjab rajasthan rajshree ramakrishna saraswati
  shivalik southern swastik tamilnadu travancore udaipur vardhaman vindhya vishnu western`)

/** Beside one of these a doubtful name is that of a company. */
export const businessWords = setOf(`
  company firm
  acquire acquires acquisition analysts bonus brokerage brokerages bse buyback ceo cfo chairman crore demerger
  dividend dividends earnings ebitda factory fy24 fy25 fy26 fy27 investors ipo layoffs lays listing loss md merger
  nasdaq nse nyse plant profit profits promoter promoters q1 q2 q3 q4 quarter quarterly results revenue revenues
  rights share shareholders shares stake stakes stock stocks subsidiary turnover`)

/** Initials that mean something else far more often than the company with this symbol. */
export const commonInitials = setOf(`
  aged ai all am an are ba ball be bse ca car cars cat ceo cia co dd dow ea ed el eu ev fast fbi fed ford fun gap
  gas gdp go good gst has he hr ibc idea imf ipo ips it key la love low ma main man me meta mid mp ms net new news
  next now nri nse old on one open or out pc play pm post rbi real rss shell so spot sun target tech tel titan tv uk
  un up ups us usa visa well wit you`)

/** After a company’s name: it wrote what the story tells, about something else. */
export const authorWords = setOf('report study survey research ecowrap economists economist note')
