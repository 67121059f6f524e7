/** City, state, latitude and longitude of its centre: for listings that name no place on the map. */
const rows = [
  ['Agra', 'Uttar Pradesh', 27.1767, 78.0081],
  ['Ahmedabad', 'Gujarat', 23.0225, 72.5714],
  ['Amritsar', 'Punjab', 31.634, 74.8723],
  ['Bengaluru', 'Karnataka', 12.9716, 77.5946],
  ['Bhopal', 'Madhya Pradesh', 23.2599, 77.4126],
  ['Bhubaneswar', 'Odisha', 20.2961, 85.8245],
  ['Chandigarh', 'Chandigarh', 30.7333, 76.7794],
  ['Chennai', 'Tamil Nadu', 13.0827, 80.2707],
  ['Coimbatore', 'Tamil Nadu', 11.0168, 76.9558],
  ['Dehradun', 'Uttarakhand', 30.3165, 78.0322],
  ['Delhi', 'Delhi', 28.6139, 77.209],
  ['Faridabad', 'Haryana', 28.4089, 77.3178],
  ['Ghaziabad', 'Uttar Pradesh', 28.6692, 77.4538],
  ['Gurugram', 'Haryana', 28.4595, 77.0266],
  ['Guwahati', 'Assam', 26.1445, 91.7362],
  ['Hyderabad', 'Telangana', 17.385, 78.4867],
  ['Indore', 'Madhya Pradesh', 22.7196, 75.8577],
  ['Jaipur', 'Rajasthan', 26.9124, 75.7873],
  ['Kanpur', 'Uttar Pradesh', 26.4499, 80.3319],
  ['Kochi', 'Kerala', 9.9312, 76.2673],
  ['Kolkata', 'West Bengal', 22.5726, 88.3639],
  ['Lucknow', 'Uttar Pradesh', 26.8467, 80.9462],
  ['Ludhiana', 'Punjab', 30.901, 75.8573],
  ['Madurai', 'Tamil Nadu', 9.9252, 78.1198],
  ['Mangaluru', 'Karnataka', 12.9141, 74.856],
  ['Mumbai', 'Maharashtra', 19.076, 72.8777],
  ['Mysuru', 'Karnataka', 12.2958, 76.6394],
  ['Nagpur', 'Maharashtra', 21.1458, 79.0882],
  ['Nashik', 'Maharashtra', 19.9975, 73.7898],
  ['Navi Mumbai', 'Maharashtra', 19.033, 73.0297],
  ['Noida', 'Uttar Pradesh', 28.5355, 77.391],
  ['Panaji', 'Goa', 15.4909, 73.8278],
  ['Patna', 'Bihar', 25.5941, 85.1376],
  ['Puducherry', 'Puducherry', 11.9416, 79.8083],
  ['Pune', 'Maharashtra', 18.5204, 73.8567],
  ['Raipur', 'Chhattisgarh', 21.2514, 81.6296],
  ['Ranchi', 'Jharkhand', 23.3441, 85.3096],
  ['Surat', 'Gujarat', 21.1702, 72.8311],
  ['Thane', 'Maharashtra', 19.2183, 72.9781],
  ['Thiruvananthapuram', 'Kerala', 8.5241, 76.9366],
  ['Tiruchirappalli', 'Tamil Nadu', 10.7905, 78.7047],
  ['Udaipur', 'Rajasthan', 24.5854, 73.7125],
  ['Vadodara', 'Gujarat', 22.3072, 73.1812],
  ['Varanasi', 'Uttar Pradesh', 25.3176, 82.9739],
  ['Vijayawada', 'Andhra Pradesh', 16.5062, 80.648],
  ['Visakhapatnam', 'Andhra Pradesh', 17.6868, 83.2185],
] as const

/** Names that people still write. */
const formerNames: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  cochin: 'kochi',
  gurgaon: 'gurugram',
  madras: 'chennai',
  mangalore: 'mangaluru',
  mysore: 'mysuru',
  'new delhi': 'delhi',
  pondicherry: 'puducherry',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
}

export type IndianCity = {
  readonly name: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

export const indianCities: readonly IndianCity[] = rows.map(([name, state, latitude, longitude]) => ({
  name,
  state,
  latitude,
  longitude,
}))

export function cityNamed(text: string): IndianCity | undefined {
  const typed = text.trim().toLowerCase()
  const name = formerNames[typed] ?? typed
  return indianCities.find((city) => city.name.toLowerCase() === name)
}
