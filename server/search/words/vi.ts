import type { SearchWords } from './searchWords.ts';

export const vi: SearchWords = {
  into: 'đến tới sang',
  from: 'từ',
  held: 'với có',
  passport: 'hộ_chiếu công_dân',
  visa: 'thị_thực visa',
  transit: 'quá_cảnh',
  working: 'làm_việc việc_làm lao_động giấy_phép_lao_động y_tá điều_dưỡng',
  filler: 'sân_bay tôi cần không cho người đi và',
};
