import sharp from 'sharp';

// For the whole process: images are rarely decoded twice, and a second thread would need more
// memory.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
