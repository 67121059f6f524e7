/** Feeds that are read without any setting; `NEWS_FEEDS` replaces them. Fields: paper, category, country, language. */
export const builtInNewsFeeds = `
the-hindu | general | in | en | https://www.thehindu.com/news/national/feeder/default.rss;
the-hindu | business | in | en | https://www.thehindu.com/business/feeder/default.rss;
the-hindu | technology | in | en | https://www.thehindu.com/sci-tech/technology/feeder/default.rss;
the-hindu | science | in | en | https://www.thehindu.com/sci-tech/science/feeder/default.rss;
the-hindu | health | in | en | https://www.thehindu.com/sci-tech/health/feeder/default.rss;
the-hindu | sports | in | en | https://www.thehindu.com/sport/feeder/default.rss;
the-hindu | entertainment | in | en | https://www.thehindu.com/entertainment/feeder/default.rss;
the-times-of-india | general | in | en | https://timesofindia.indiatimes.com/rssfeedstopstories.cms;
the-times-of-india | business | in | en | https://timesofindia.indiatimes.com/rssfeeds/1898055.cms;
the-times-of-india | technology | in | en | https://timesofindia.indiatimes.com/rssfeeds/66949542.cms;
the-times-of-india | sports | in | en | https://timesofindia.indiatimes.com/rssfeeds/4719148.cms;
the-times-of-india | entertainment | in | en | https://timesofindia.indiatimes.com/rssfeeds/1081479906.cms;
the-economic-times | business | in | en | https://economictimes.indiatimes.com/rssfeedstopstories.cms;
the-economic-times | business | in | en | https://economictimes.indiatimes.com/markets/rssfeeds/1977021501.cms;
the-economic-times | technology | in | en | https://economictimes.indiatimes.com/tech/rssfeeds/13357270.cms;
bbc-news | general | gb | en | https://feeds.bbci.co.uk/news/rss.xml;
bbc-news | general | us | en | https://feeds.bbci.co.uk/news/world/us_and_canada/rss.xml;
bbc-news | business | gb | en | https://feeds.bbci.co.uk/news/business/rss.xml;
bbc-news | technology | gb | en | https://feeds.bbci.co.uk/news/technology/rss.xml;
bbc-news | science | gb | en | https://feeds.bbci.co.uk/news/science_and_environment/rss.xml;
bbc-news | health | gb | en | https://feeds.bbci.co.uk/news/health/rss.xml;
bbc-news | entertainment | gb | en | https://feeds.bbci.co.uk/news/entertainment_and_arts/rss.xml;
bbc-news | sports | gb | en | https://feeds.bbci.co.uk/sport/rss.xml`
