/** What land a locality has: a town takes towers and shops, an edge plots and villas, the country farms. */
export type Ground = 'town' | 'edge' | 'country'

export type SampleLocality = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Rupees per square foot of carpet area; of land where nothing is built. */
  readonly rate: number
  readonly ground: Ground
  /** What people there are near to. */
  readonly near: string
}

export type SampleCity = {
  readonly name: string
  readonly region: string
  /** How a project's number begins in a RERA-like form; ours say "SAMPLE". */
  readonly rera: string
  readonly localities: readonly SampleLocality[]
}

type Row = readonly [name: string, latitude: number, longitude: number, rate: number, near: string]

const placesOf = (town: readonly Row[], edge: readonly Row[], country: readonly Row[]): SampleLocality[] =>
  (
    [
      ['town', town],
      ['edge', edge],
      ['country', country],
    ] as const
  ).flatMap(([ground, rows]) =>
    rows.map(([name, latitude, longitude, rate, near]) => ({ name, latitude, longitude, rate, ground, near })),
  )

/** Ten cities with real localities; rates are of the order of 2026, not quotations. */
export const sampleCities: readonly SampleCity[] = [
  {
    name: 'Bengaluru',
    region: 'Karnataka',
    rera: 'PRM/KA',
    localities: placesOf(
      [
        ['Whitefield', 12.9698, 77.75, 13_500, 'Hope Farm metro station'],
        ['Indiranagar', 12.9784, 77.6408, 21_000, '100 Feet Road'],
        ['Koramangala', 12.9352, 77.6245, 20_500, 'Forum Junction'],
        ['HSR Layout', 12.9116, 77.6389, 17_500, 'Agara Lake'],
        ['Jayanagar', 12.925, 77.5938, 19_000, '4th Block market'],
        ['Hebbal', 13.0358, 77.597, 15_500, 'Hebbal Lake'],
      ],
      [['Sarjapur Road', 12.901, 77.687, 12_500, 'the Wipro campus']],
      [['Devanahalli', 13.2468, 77.712, 2_600, 'Nandi Hills']],
    ),
  },
  {
    name: 'Mumbai',
    region: 'Maharashtra',
    rera: 'P/MH',
    localities: placesOf(
      [
        ['Bandra West', 19.0596, 72.8295, 58_000, 'Carter Road promenade'],
        ['Powai', 19.1176, 72.906, 31_000, 'Powai Lake'],
        ['Andheri East', 19.1136, 72.8697, 29_000, 'Chakala metro station'],
        ['Worli', 19.013, 72.818, 65_000, 'Worli Sea Face'],
        ['Chembur', 19.0522, 72.9005, 26_000, 'Diamond Garden'],
        ['Borivali West', 19.2307, 72.8567, 24_000, 'IC Colony'],
      ],
      [['Mulund West', 19.1726, 72.9425, 22_500, 'the Yeoor hills']],
      [['Karjat', 18.9107, 73.3235, 900, 'the Ulhas river']],
    ),
  },
  {
    name: 'Delhi',
    region: 'Delhi',
    rera: 'DLRERA',
    localities: placesOf(
      [
        ['Greater Kailash', 28.5494, 77.2344, 32_000, 'M Block market'],
        ['Dwarka', 28.5921, 77.046, 15_500, 'Sector 12 metro station'],
        ['Vasant Kunj', 28.52, 77.1587, 24_000, 'the Ridge forest'],
        ['Saket', 28.5245, 77.2066, 23_000, 'Select Citywalk'],
        ['Karol Bagh', 28.6519, 77.1909, 18_000, 'Ajmal Khan Road'],
        ['Civil Lines', 28.6766, 77.225, 27_000, 'the Northern Ridge'],
      ],
      [['Rohini', 28.7383, 77.0822, 14_000, 'Japanese Park']],
      [['Chhatarpur', 28.4968, 77.1756, 6_500, 'Chhatarpur temple']],
    ),
  },
  {
    name: 'Pune',
    region: 'Maharashtra',
    rera: 'P/MH',
    localities: placesOf(
      [
        ['Baner', 18.559, 73.7868, 13_500, 'Baner hill'],
        ['Kothrud', 18.5074, 73.8077, 14_500, 'Karve Road'],
        ['Viman Nagar', 18.5679, 73.9143, 13_800, 'Phoenix Marketcity'],
        ['Koregaon Park', 18.5362, 73.894, 18_500, 'North Main Road'],
        ['Wakad', 18.5975, 73.77, 10_500, 'Hinjawadi IT park'],
        ['Aundh', 18.558, 73.8075, 14_800, 'the Mula river'],
      ],
      [['Hinjawadi', 18.5913, 73.7389, 9_800, 'Rajiv Gandhi Infotech Park']],
      [['Mulshi', 18.503, 73.513, 420, 'Mulshi lake']],
    ),
  },
  {
    name: 'Hyderabad',
    region: 'Telangana',
    rera: 'P/TS',
    localities: placesOf(
      [
        ['Gachibowli', 17.4401, 78.3489, 12_500, 'the Financial District'],
        ['Kondapur', 17.4622, 78.3568, 11_500, 'the Botanical Garden'],
        ['Banjara Hills', 17.4156, 78.4347, 18_500, 'Road No. 12'],
        ['Jubilee Hills', 17.4326, 78.4071, 20_500, 'KBR National Park'],
        ['Kukatpally', 17.4948, 78.3996, 9_500, 'KPHB metro station'],
        ['Begumpet', 17.4447, 78.4664, 11_800, 'Hussain Sagar'],
      ],
      [['Kokapet', 17.3948, 78.3317, 13_500, 'the Outer Ring Road']],
      [['Shadnagar', 17.071, 78.205, 380, 'the Bengaluru highway']],
    ),
  },
  {
    name: 'Chennai',
    region: 'Tamil Nadu',
    rera: 'TN/SMP',
    localities: placesOf(
      [
        ['Adyar', 13.0012, 80.2565, 18_500, 'Elliot’s Beach'],
        ['Anna Nagar', 13.085, 80.2101, 17_000, 'Tower Park'],
        ['Velachery', 12.9815, 80.218, 11_500, 'Phoenix Marketcity'],
        ['T Nagar', 13.0418, 80.2341, 19_000, 'Panagal Park'],
        ['Mylapore', 13.0339, 80.2619, 18_000, 'Kapaleeshwarar temple'],
        ['Neelankarai', 12.949, 80.2547, 14_500, 'the East Coast Road'],
      ],
      [['Sholinganallur', 12.901, 80.2279, 9_500, 'the OMR IT corridor']],
      [['Thiruporur', 12.7264, 80.188, 620, 'the Kovalam backwater']],
    ),
  },
  {
    name: 'Kolkata',
    region: 'West Bengal',
    rera: 'WBRERA/P',
    localities: placesOf(
      [
        ['Salt Lake', 22.5867, 88.4171, 11_500, 'Central Park'],
        ['Ballygunge', 22.528, 88.3659, 16_500, 'Rabindra Sarobar'],
        ['Alipore', 22.531, 88.331, 19_500, 'the National Library'],
        ['Behala', 22.4989, 88.3108, 7_200, 'Behala Chowrasta metro station'],
        ['Jadavpur', 22.4955, 88.3709, 9_200, 'Jadavpur University'],
        ['New Town', 22.5958, 88.4795, 8_500, 'Eco Park'],
      ],
      [['Rajarhat', 22.622, 88.456, 7_000, 'City Centre 2']],
      [['Baruipur', 22.3654, 88.4325, 310, 'the guava orchards']],
    ),
  },
  {
    name: 'Ahmedabad',
    region: 'Gujarat',
    rera: 'PR/GJ',
    localities: placesOf(
      [
        ['Satellite', 23.0305, 72.5176, 10_500, 'ISKCON cross roads'],
        ['Prahlad Nagar', 23.012, 72.5108, 11_000, 'Prahlad Nagar garden'],
        ['Vastrapur', 23.0395, 72.53, 10_800, 'Vastrapur lake'],
        ['Navrangpura', 23.0365, 72.5611, 11_800, 'Gujarat University'],
        ['Bopal', 23.033, 72.463, 7_800, 'the Ring Road'],
        ['Thaltej', 23.05, 72.5, 10_200, 'Thaltej metro station'],
      ],
      [['Gota', 23.1013, 72.541, 6_800, 'Vandematram Road']],
      [['Sanand', 22.9925, 72.38, 340, 'Sanand GIDC']],
    ),
  },
  {
    name: 'Jaipur',
    region: 'Rajasthan',
    rera: 'RAJ/P',
    localities: placesOf(
      [
        ['Malviya Nagar', 26.853, 75.8047, 9_500, 'World Trade Park'],
        ['Vaishali Nagar', 26.911, 75.743, 9_200, 'Amrapali Circle'],
        ['C-Scheme', 26.909, 75.8, 13_500, 'Central Park'],
        ['Mansarovar', 26.8505, 75.7628, 8_200, 'Mansarovar metro station'],
        ['Bani Park', 26.928, 75.792, 9_800, 'Collectorate Circle'],
        ['Tonk Road', 26.864, 75.795, 8_800, 'Gandhi Nagar railway station'],
      ],
      [['Jagatpura', 26.823, 75.864, 6_500, 'the Jagatpura lake']],
      [['Ajmer Road', 26.886, 75.62, 450, 'Mahindra SEZ']],
    ),
  },
  {
    name: 'Kochi',
    region: 'Kerala',
    rera: 'K-RERA/PRJ',
    localities: placesOf(
      [
        ['Kakkanad', 10.0159, 76.3419, 8_200, 'Infopark'],
        ['Edappally', 10.0261, 76.3125, 9_800, 'Lulu Mall'],
        ['Panampilly Nagar', 9.9561, 76.296, 12_500, 'the central avenue'],
        ['Fort Kochi', 9.9658, 76.2421, 11_000, 'the Chinese fishing nets'],
        ['Marine Drive', 9.979, 76.2757, 13_500, 'Vembanad lake'],
        ['Vyttila', 9.968, 76.318, 8_900, 'the mobility hub'],
      ],
      [['Aluva', 10.1076, 76.3516, 6_200, 'the Periyar river']],
      [['Piravom', 9.873, 76.491, 260, 'the Muvattupuzha river']],
    ),
  },
]
