/** An AMC and a former name of its funds: its own, or that of an AMC it took over. */
export type FormerHouse = { readonly now: string; readonly was: string; readonly how: 'renamed' | 'took-over' }

const renamed = (now: string, ...before: readonly string[]): FormerHouse[] =>
  before.map((was) => ({ now, was, how: 'renamed' }))
const tookOver = (now: string, ...before: readonly string[]): FormerHouse[] =>
  before.map((was) => ({ now, was, how: 'took-over' }))

/** Former AMC names that people still type; `now` is the prefix of the current names. */
export const formerHouses: readonly FormerHouse[] = [
  ...renamed('360 ONE', 'IIFL'),
  ...renamed('Aditya Birla Sun Life', 'Birla Sun Life'),
  ...tookOver('Aditya Birla Sun Life', 'ING'),
  ...renamed('Bandhan', 'IDFC', 'Standard Chartered'),
  ...renamed('Bank of India', 'BOI AXA', 'Bharti AXA'),
  ...renamed('Baroda BNP Paribas', 'Baroda Pioneer', 'BNP Paribas', 'Fortis', 'ABN AMRO'),
  ...renamed('DSP', 'DSP BlackRock', 'DSP Merrill Lynch'),
  ...tookOver('Edelweiss', 'JPMorgan'),
  ...tookOver('Franklin', 'Kothari Pioneer'),
  ...renamed('Groww', 'Indiabulls'),
  ...tookOver('HSBC', 'L&T', 'Fidelity', 'DBS Chola'),
  ...renamed('Invesco', 'Religare Invesco', 'Religare', 'Lotus India'),
  ...renamed('Kotak', 'Kotak Mahindra'),
  ...tookOver('Kotak', 'PineBridge', 'AIG'),
  ...renamed('LIC MF', 'LIC Nomura'),
  ...tookOver('LIC MF', 'IDBI'),
  ...renamed('Motilal Oswal', 'MOSt'),
  ...renamed('Navi', 'Essel', 'Peerless'),
  ...renamed('Nippon India', 'Reliance'),
  ...tookOver('Nippon India', 'Goldman Sachs'),
  ...renamed('PGIM India', 'DHFL Pramerica', 'Pramerica', 'DHFL'),
  ...tookOver('PGIM India', 'Deutsche', 'DWS'),
  ...renamed('Quant', 'Escorts'),
  ...tookOver('Sundaram', 'Principal'),
  ...renamed('Union', 'Union KBC'),
  ...renamed('WhiteOak Capital', 'YES'),
]
