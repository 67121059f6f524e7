export type City = {
  readonly name: string
  readonly region: string
  readonly country: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
  readonly timezone: string
}

type Country = readonly [name: string, code: string]
type Row = readonly [name: string, region: string, latitude: number, longitude: number, timezone: string]

const india: Country = ['India', 'IN']
const states: Country = ['United States', 'US']

const of = ([country, countryCode]: Country, rows: readonly Row[]): City[] =>
  rows.map(([name, region, latitude, longitude, timezone]) => ({
    name,
    region,
    country,
    countryCode,
    latitude,
    longitude,
    timezone,
  }))

/** Large cities near Banyan's users. */
export const cities: readonly City[] = [
  ...of(india, [
    ['Bengaluru', 'Karnataka', 12.9716, 77.5946, 'Asia/Kolkata'],
    ['Mumbai', 'Maharashtra', 19.076, 72.8777, 'Asia/Kolkata'],
    ['Pune', 'Maharashtra', 18.5204, 73.8567, 'Asia/Kolkata'],
    ['Nagpur', 'Maharashtra', 21.1458, 79.0882, 'Asia/Kolkata'],
    ['Delhi', 'Delhi', 28.6139, 77.209, 'Asia/Kolkata'],
    ['Jaipur', 'Rajasthan', 26.9124, 75.7873, 'Asia/Kolkata'],
    ['Jodhpur', 'Rajasthan', 26.2389, 73.0243, 'Asia/Kolkata'],
    ['Chandigarh', 'Chandigarh', 30.7333, 76.7794, 'Asia/Kolkata'],
    ['Srinagar', 'Jammu and Kashmir', 34.0837, 74.7973, 'Asia/Kolkata'],
    ['Dehradun', 'Uttarakhand', 30.3165, 78.0322, 'Asia/Kolkata'],
    ['Lucknow', 'Uttar Pradesh', 26.8467, 80.9462, 'Asia/Kolkata'],
    ['Varanasi', 'Uttar Pradesh', 25.3176, 82.9739, 'Asia/Kolkata'],
    ['Patna', 'Bihar', 25.5941, 85.1376, 'Asia/Kolkata'],
    ['Ranchi', 'Jharkhand', 23.3441, 85.3096, 'Asia/Kolkata'],
    ['Kolkata', 'West Bengal', 22.5726, 88.3639, 'Asia/Kolkata'],
    ['Guwahati', 'Assam', 26.1445, 91.7362, 'Asia/Kolkata'],
    ['Bhubaneswar', 'Odisha', 20.2961, 85.8245, 'Asia/Kolkata'],
    ['Raipur', 'Chhattisgarh', 21.2514, 81.6296, 'Asia/Kolkata'],
    ['Bhopal', 'Madhya Pradesh', 23.2599, 77.4126, 'Asia/Kolkata'],
    ['Indore', 'Madhya Pradesh', 22.7196, 75.8577, 'Asia/Kolkata'],
    ['Ahmedabad', 'Gujarat', 23.0225, 72.5714, 'Asia/Kolkata'],
    ['Surat', 'Gujarat', 21.1702, 72.8311, 'Asia/Kolkata'],
    ['Panaji', 'Goa', 15.4909, 73.8278, 'Asia/Kolkata'],
    ['Hyderabad', 'Telangana', 17.385, 78.4867, 'Asia/Kolkata'],
    ['Visakhapatnam', 'Andhra Pradesh', 17.6868, 83.2185, 'Asia/Kolkata'],
    ['Vijayawada', 'Andhra Pradesh', 16.5062, 80.648, 'Asia/Kolkata'],
    ['Chennai', 'Tamil Nadu', 13.0827, 80.2707, 'Asia/Kolkata'],
    ['Coimbatore', 'Tamil Nadu', 11.0168, 76.9558, 'Asia/Kolkata'],
    ['Madurai', 'Tamil Nadu', 9.9252, 78.1198, 'Asia/Kolkata'],
    ['Kochi', 'Kerala', 9.9312, 76.2673, 'Asia/Kolkata'],
    ['Thiruvananthapuram', 'Kerala', 8.5241, 76.9366, 'Asia/Kolkata'],
    ['Mangaluru', 'Karnataka', 12.9141, 74.856, 'Asia/Kolkata'],
  ]),
  ...of(states, [
    ['New York', 'New York', 40.7128, -74.006, 'America/New_York'],
    ['Boston', 'Massachusetts', 42.3601, -71.0589, 'America/New_York'],
    ['Washington', 'District of Columbia', 38.9072, -77.0369, 'America/New_York'],
    ['Atlanta', 'Georgia', 33.749, -84.388, 'America/New_York'],
    ['Miami', 'Florida', 25.7617, -80.1918, 'America/New_York'],
    ['Detroit', 'Michigan', 42.3314, -83.0458, 'America/Detroit'],
    ['Chicago', 'Illinois', 41.8781, -87.6298, 'America/Chicago'],
    ['Minneapolis', 'Minnesota', 44.9778, -93.265, 'America/Chicago'],
    ['St. Louis', 'Missouri', 38.627, -90.1994, 'America/Chicago'],
    ['Dallas', 'Texas', 32.7767, -96.797, 'America/Chicago'],
    ['Houston', 'Texas', 29.7604, -95.3698, 'America/Chicago'],
    ['Denver', 'Colorado', 39.7392, -104.9903, 'America/Denver'],
    ['Phoenix', 'Arizona', 33.4484, -112.074, 'America/Phoenix'],
    ['Salt Lake City', 'Utah', 40.7608, -111.891, 'America/Denver'],
    ['Los Angeles', 'California', 34.0522, -118.2437, 'America/Los_Angeles'],
    ['San Francisco', 'California', 37.7749, -122.4194, 'America/Los_Angeles'],
    ['Seattle', 'Washington', 47.6062, -122.3321, 'America/Los_Angeles'],
    ['Honolulu', 'Hawaii', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ]),
  ...of(
    ['United Kingdom', 'GB'],
    [
      ['London', 'England', 51.5072, -0.1276, 'Europe/London'],
      ['Manchester', 'England', 53.4808, -2.2426, 'Europe/London'],
      ['Edinburgh', 'Scotland', 55.9533, -3.1883, 'Europe/London'],
    ],
  ),
  ...of(
    ['Canada', 'CA'],
    [
      ['Toronto', 'Ontario', 43.6532, -79.3832, 'America/Toronto'],
      ['Montreal', 'Quebec', 45.5019, -73.5674, 'America/Toronto'],
      ['Calgary', 'Alberta', 51.0447, -114.0719, 'America/Edmonton'],
      ['Vancouver', 'British Columbia', 49.2827, -123.1207, 'America/Vancouver'],
    ],
  ),
  ...of(
    ['Australia', 'AU'],
    [
      ['Sydney', 'New South Wales', -33.8688, 151.2093, 'Australia/Sydney'],
      ['Melbourne', 'Victoria', -37.8136, 144.9631, 'Australia/Melbourne'],
      ['Brisbane', 'Queensland', -27.4698, 153.0251, 'Australia/Brisbane'],
      ['Perth', 'Western Australia', -31.9523, 115.8613, 'Australia/Perth'],
    ],
  ),
  ...of(
    ['United Arab Emirates', 'AE'],
    [
      ['Dubai', 'Dubai', 25.2048, 55.2708, 'Asia/Dubai'],
      ['Abu Dhabi', 'Abu Dhabi', 24.4539, 54.3773, 'Asia/Dubai'],
    ],
  ),
  ...of(
    ['Japan', 'JP'],
    [
      ['Tokyo', 'Tokyo', 35.6762, 139.6503, 'Asia/Tokyo'],
      ['Osaka', 'Osaka', 34.6937, 135.5023, 'Asia/Tokyo'],
    ],
  ),
  ...of(
    ['Germany', 'DE'],
    [
      ['Berlin', 'Berlin', 52.52, 13.405, 'Europe/Berlin'],
      ['Frankfurt', 'Hesse', 50.1109, 8.6821, 'Europe/Berlin'],
      ['Munich', 'Bavaria', 48.1351, 11.582, 'Europe/Berlin'],
    ],
  ),
  ...of(['Singapore', 'SG'], [['Singapore', 'Singapore', 1.3521, 103.8198, 'Asia/Singapore']]),
  ...of(['France', 'FR'], [['Paris', 'Île-de-France', 48.8566, 2.3522, 'Europe/Paris']]),
  ...of(['Netherlands', 'NL'], [['Amsterdam', 'North Holland', 52.3676, 4.9041, 'Europe/Amsterdam']]),
  ...of(['Switzerland', 'CH'], [['Zurich', 'Zurich', 47.3769, 8.5417, 'Europe/Zurich']]),
  ...of(['Ireland', 'IE'], [['Dublin', 'Leinster', 53.3498, -6.2603, 'Europe/Dublin']]),
  ...of(['Spain', 'ES'], [['Madrid', 'Madrid', 40.4168, -3.7038, 'Europe/Madrid']]),
  ...of(['Italy', 'IT'], [['Milan', 'Lombardy', 45.4642, 9.19, 'Europe/Rome']]),
  ...of(['Nepal', 'NP'], [['Kathmandu', 'Bagmati', 27.7172, 85.324, 'Asia/Kathmandu']]),
  ...of(['Bangladesh', 'BD'], [['Dhaka', 'Dhaka', 23.8103, 90.4125, 'Asia/Dhaka']]),
  ...of(['Sri Lanka', 'LK'], [['Colombo', 'Western Province', 6.9271, 79.8612, 'Asia/Colombo']]),
  ...of(
    ['Pakistan', 'PK'],
    [
      ['Karachi', 'Sindh', 24.8607, 67.0011, 'Asia/Karachi'],
      ['Lahore', 'Punjab', 31.5204, 74.3587, 'Asia/Karachi'],
    ],
  ),
  ...of(['Hong Kong', 'HK'], [['Hong Kong', 'Hong Kong', 22.3193, 114.1694, 'Asia/Hong_Kong']]),
  ...of(['New Zealand', 'NZ'], [['Auckland', 'Auckland', -36.8509, 174.7645, 'Pacific/Auckland']]),
  ...of(['South Africa', 'ZA'], [['Johannesburg', 'Gauteng', -26.2041, 28.0473, 'Africa/Johannesburg']]),
  ...of(['Mexico', 'MX'], [['Mexico City', 'Mexico City', 19.4326, -99.1332, 'America/Mexico_City']]),
]
