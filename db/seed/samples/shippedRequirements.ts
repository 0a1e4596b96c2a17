import { createHash } from 'node:crypto';

/** A requirement as stored: the columns that its form edits. */
export type StoredRequirement = {
  country_code: string;
  type: string;
  required: number;
  on_arrival: number;
  duration_days: number;
  cost: string;
  processing_time: string | null;
  notes: string;
  /** JSON. */
  documents: string;
  eligibility: string;
  restrictions: string;
  extensions: string;
  source_address?: string | null;
  source_date?: string | null;
};

/** Compares the content with all samples that this release or an earlier one ships. */
export function isShippedSample(requirement: StoredRequirement): boolean {
  return shipped.has(contentHash(requirement));
}

/**
 * The first 16 hexadecimal digits of a SHA-256 of the content. Migrations compare stored rows by
 * it: it never changes.
 */
function contentHash(row: StoredRequirement): string {
  const { possible, maxDuration, cost, requirements } = JSON.parse(row.extensions);
  const content = [
    row.country_code,
    row.type,
    row.required,
    row.on_arrival,
    row.duration_days,
    row.cost,
    row.processing_time,
    row.notes,
    row.documents,
    row.eligibility,
    row.restrictions,
    possible,
    maxDuration,
    cost,
    requirements,
    row.source_address ?? null,
    row.source_date ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** The hashes of all samples ever shipped: those of a changed sample are added, none is removed. */
const shipped: ReadonlySet<string> = new Set(
  `
    012c51789b52d299 11445459c788ba05 1779a1565dd3fb98 18f0a84bebd3bc8e 1a810b108bce453c
    1e37724724cf3f53 1fe2650a40b311bf 2648544bbf7b6a36 2700b3ddfafbf6f4 279955c5dc8f3b8f
    2936e22154e56a73 2e82e2d902402b0f 2f1cb7b48b2b4771 317cca5b0fe16981 32f4644bc9f69e2e
    3305211aeaa310c4 372e5126593508ee 3b5051034c536348 3bb2adde59d7d48f 3dbb4e2bd98594dd
    3ef70a40240521ba 41314a51642c472a 4224510ff3063b1f 43bb2446256e1dd3 47086010d8d7c0e2
    483447970b31761f 4840a727eea4dfc7 4a16618501baf17b 4e9b2f07da7a232b 54912f4d864d0cd8
    57d524d7f58b98cc 58c3a3e9b2c8d56e 5ad7539001fb6ec3 5b3053d19280ffd0 5d05b80215554d14
    5e9303b6862a822d 5eb7f6be5003c489 602b6aaeeb3c51f8 60cdb0a9a26b0079 61599bc661e7abaf
    6211e0a6a4407f9d 67ea2214da0e0bed 69e5b76d4bf8390a 6d7a36c7358120ba 6e1ffffdae5f32a6
    6f61594ef92ddbd1 6fb93745ee983fd5 74ea435825c05733 75fa9800f5d66f28 786c21117b0eb473
    7e53e73cd7ba9958 7f50a688fcb42657 7fd6b5066838d611 81330ee24aa7c5cd 8222b611d92b1e57
    83ea4eb1e72ed473 84768124cedf6a28 8779f4ae55b7d09a 8907a8fb74622f00 891ecb1061f904fd
    8afeaa998e0b3881 8fdb2bfc1b4dc704 92ee53ad8618ee00 9361b66ee62d500b 97555966c52e322e
    98430113e208b30d 98a327b4d3815a2b 98fa6140eaeb79f5 9ca429495486035c 9cfb2ec1d045be39
    9cff0db9a094d7fc a26a30f5b4a8404b a5fa67df6803d604 a938063f8b806608 a9cb1e2c4c8920da
    a9eba75c97d02254 aae3bc9e7324a234 ac9d5af4024041bd aee8553ee496f385 b24c7fd4f69f18cb
    b2ee4ccbafe0514a b35b194dfcc0dc8f b3c000e13743272c b52bc230553df876 b6e549a5af05fa20
    bad37f33f7dadaea be6f1f3570acb4aa c027f297fb40e813 c102a56a628ec0f7 c4269817aa0a497b
    c768c7d9fd7ab887 ca387c50b0049450 cc29bdb2162fbdfc cf13bdceffd6c600 d0d0b9604d07115b
    d2056509ddab25e1 d6acdc07a76fc015 da0b7b7b7ffe0b28 db3a04dc49cb96b1 db7cec50a0202f11
    dba72fef9a21c3a2 e3d7e30ea37063ea e8128a7f7b39f7be e9dc61044dcc013d ef280a9745e9ebe5
    f49195220048bd64 f681df791f7d524a f68536226b561749 f709592fbf82f706 f9e672c579bd7b6e
    fcb342153784abf9
  `
    .trim()
    .split(/\s+/),
);
