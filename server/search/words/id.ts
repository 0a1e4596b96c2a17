import type { SearchWords } from './searchWords.ts';

export const id: SearchWords = {
  into: 'ke di',
  from: 'dari',
  held: 'dengan punya memiliki',
  passport: 'paspor warga negara wni',
  visa: 'visa',
  transit: 'transit',
  working: 'kerja bekerja pekerjaan izin_kerja lowongan liburan_kerja perawat',
  filler: 'bandara apakah saya untuk perlu butuh yang dan bisa berapa lama',
};
