import type { LanguageCode } from '#core/languages/languages.ts';

/** The offer of a language to visitors who prefer it, in that language, by its code. */
export const suggestions: Record<LanguageCode, { text: string; close: string }> = {
  en: { text: 'Read this page in English', close: 'Close' },
  zh: { text: '用简体中文阅读此页面', close: '关闭' },
  es: { text: 'Leer esta página en español', close: 'Cerrar' },
  hi: { text: 'यह पृष्ठ हिन्दी में पढ़ें', close: 'बंद करें' },
  ar: { text: 'اقرأ هذه الصفحة بالعربية', close: 'إغلاق' },
  fr: { text: 'Lire cette page en français', close: 'Fermer' },
  pt: { text: 'Ler esta página em português', close: 'Fechar' },
  ru: { text: 'Читать эту страницу на русском', close: 'Закрыть' },
  de: { text: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  ja: { text: 'このページを日本語で読む', close: '閉じる' },
  ko: { text: '이 페이지를 한국어로 보기', close: '닫기' },
  id: { text: 'Baca halaman ini dalam bahasa Indonesia', close: 'Tutup' },
  tr: { text: 'Bu sayfayı Türkçe okuyun', close: 'Kapat' },
  vi: { text: 'Đọc trang này bằng tiếng Việt', close: 'Đóng' },
};
