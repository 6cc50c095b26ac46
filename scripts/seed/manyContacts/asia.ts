import { list, type Culture } from './Culture';

const japan: Culture = {
  country: 'Japan',
  given: list(
    '陽子|Yoko,健太|Kenta,美穂|Miho,翔太|Shota,さくら|Sakura,大輔|Daisuke,真由美|Mayumi,拓也|Takuya,恵子|Keiko,直樹|Naoki,千尋|Chihiro,浩二|Koji,明日香|Asuka,亮|Ryo,由紀|Yuki,修|Osamu,七海|Nanami,誠|Makoto,結衣|Yui,哲也|Tetsuya,あかり|Akari,悠人|Yuto,裕子|Yuko,一郎|Ichiro',
  ),
  family: list(
    '佐藤|Sato,鈴木|Suzuki,高橋|Takahashi,渡辺|Watanabe,伊藤|Ito,山本|Yamamoto,中村|Nakamura,小林|Kobayashi,加藤|Kato,吉田|Yoshida,山田|Yamada,松本|Matsumoto,井上|Inoue,木村|Kimura,清水|Shimizu,斎藤|Saito,森|Mori,池田|Ikeda,橋本|Hashimoto,石川|Ishikawa,藤田|Fujita,岡田|Okada,長谷川|Hasegawa,近藤|Kondo',
  ),
  familyNameFirst: 'spaced',
  cities: list('東京都渋谷区,大阪府大阪市北区,京都府京都市中京区,福岡県福岡市博多区'),
  streets: list('本町,桜丘,西新町,緑ヶ丘,港南'),
  address: '{city}{street}{n}番地',
  phones: list('+81 3-5550-####,06-5550-####,075-555-####'),
  legalForms: list('株式会社,合同会社'),
};

const china: Culture = {
  country: 'China',
  given: list(
    '伟|Wei,芳|Fang,娜|Na,敏|Min,静|Jing,丽华|Lihua,建国|Jianguo,晓明|Xiaoming,思远|Siyuan,雨桐|Yutong,子涵|Zihan,浩然|Haoran,雪梅|Xuemei,志强|Zhiqiang,文博|Wenbo,佳怡|Jiayi,俊杰|Junjie,春燕|Chunyan,海涛|Haitao,梦琪|Mengqi,国栋|Guodong,欣怡|Xinyi,天宇|Tianyu,美玲|Meiling',
  ),
  family: list(
    '王|Wang,李|Li,张|Zhang,刘|Liu,陈|Chen,杨|Yang,赵|Zhao,黄|Huang,周|Zhou,吴|Wu,徐|Xu,孙|Sun,胡|Hu,朱|Zhu,高|Gao,林|Lin,何|He,郭|Guo,马|Ma,罗|Luo,梁|Liang,宋|Song,郑|Zheng,谢|Xie',
  ),
  familyNameFirst: 'joined',
  cities: list('上海市静安区,北京市朝阳区,深圳市南山区,杭州市西湖区,成都市锦江区'),
  streets: list('延安路,人民路,中山北路,科技园路,滨江大道'),
  address: '{city}{street}{n}号',
  phones: list('+86 21 5550 ####,010-5550 ####,0086 755 5550 ####'),
  legalForms: list('有限公司,集团'),
};

const korea: Culture = {
  country: 'South Korea',
  given: list(
    '서연|Seoyeon,민준|Minjun,지우|Jiwoo,도윤|Doyun,하은|Haeun,예준|Yejun,수빈|Subin,시우|Siwoo,지민|Jimin,주원|Juwon,유진|Yujin,현우|Hyunwoo,은지|Eunji,준호|Junho,다은|Daeun,성민|Sungmin,소희|Sohee,태현|Taehyun,미경|Mikyung,동욱|Dongwook,나영|Nayoung,재훈|Jaehoon,혜진|Hyejin,상우|Sangwoo',
  ),
  family: list(
    '김|Kim,이|Lee,박|Park,최|Choi,정|Jung,강|Kang,조|Cho,윤|Yoon,장|Jang,임|Lim,한|Han,오|Oh,서|Seo,신|Shin,권|Kwon,황|Hwang,안|Ahn,송|Song,류|Ryu,홍|Hong,전|Jeon,고|Ko,문|Moon,배|Bae',
  ),
  familyNameFirst: 'joined',
  cities: list('서울특별시 마포구,부산광역시 해운대구,대전광역시 유성구,인천광역시 연수구'),
  streets: list('월드컵로,해변로,과학로,센트럴로,양화로'),
  address: '{city} {street} {n}',
  phones: list('+82-2-555-####,051-555-####,+82 42 555 ####'),
  legalForms: list('주식회사,(주)'),
};

const india: Culture = {
  country: 'India',
  given: list(
    'Aarav,Ananya,Vikram,Priya,Rohan,Meera,Karthik,Divya,Sanjay,Lakshmi,Imran,Kavya,Nikhil,Shreya,Arvind,Pooja,Harpreet,Anjali,Deepak,Sunita,Farhan,Nandini,Rajesh,Ishita',
  ),
  family: list(
    'Sharma,Iyer,Mukherjee,Patel,Reddy,Nair,Chatterjee,Singh,Deshpande,Menon,Kulkarni,Banerjee,Gupta,Joshi,Pillai,Rao,Bhat,Khan,Agarwal,Fernandes,Chandrasekaran,Kapoor,Malhotra,Sengupta',
  ),
  cities: list(
    'Bengaluru 560001,Mumbai 400001,Chennai 600002,Pune 411001,Kolkata 700016,Jaipur 302001',
  ),
  streets: list('M.G. Road,Park Street,Temple Road,Residency Road,Lake View Road'),
  address: '{n} {street}, {city}, India',
  phones: list('+91 80 5550 ####,022 5550 ####,0091 44 5550 ####'),
  legalForms: list('Pvt Ltd,Ltd,& Sons'),
};

const vietnam: Culture = {
  country: 'Vietnam',
  given: list(
    'Minh Anh,Quang Huy,Thu Hà,Đức Anh,Ngọc Lan,Văn Hùng,Bảo Châu,Tuấn Kiệt,Phương Thảo,Hoàng Nam,Kim Ngân,Gia Bảo,Mỹ Linh,Thanh Tùng,Diễm My,Quốc Việt,Hồng Nhung,Hữu Phước,Khánh Vy,Trung Kiên,Yến Nhi,Xuân Trường,Cẩm Tú,Nhật Minh',
  ),
  family: list(
    'Nguyễn,Trần,Lê,Phạm,Hoàng,Phan,Vũ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý,Đinh,Trịnh,Mai,Tô,Lâm,Huỳnh,Võ,Cao,Tạ,Đoàn',
  ),
  familyNameFirst: 'spaced',
  cities: list('Hà Nội,Thành phố Hồ Chí Minh,Đà Nẵng,Huế'),
  streets: list('Đường Lê Lợi,Đường Trần Phú,Phố Huế,Đường Nguyễn Trãi'),
  address: '{n} {street}, {city}, Việt Nam',
  phones: list('+84 28 5550 ####,024 5550 ####,+84 236 555 ####'),
  legalForms: list('JSC,Co. Ltd,TNHH'),
};

/** Cultures of Asia. */
export const asia: Culture[] = [japan, china, korea, india, vietnam];
